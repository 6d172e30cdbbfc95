import { photoSide } from '@form-builder/core/contract/staff/users/photos.ts';
import { readAsDataUrl } from '../../photos/read-as-data-url.ts';
import { cropSquare, type Crop } from './crop-square.ts';

/** Opens a picture, the right way up; throws when the browser cannot read it. */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws the square on a canvas of the size of a photo; what is transparent becomes white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  canvas.width = canvas.height = photoSide;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, photoSide, photoSide);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide);
}

/** The canvas as a JPEG in Base64, which has pixels only. */
export async function writePhoto(canvas: HTMLCanvasElement): Promise<string> {
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  if (photo === null) throw new Error('This browser cannot write the photo.');
  const url = await readAsDataUrl(photo);
  return url.slice(url.indexOf(',') + 1);
}
