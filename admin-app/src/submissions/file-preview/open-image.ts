import type { PreviewedDocument } from './previewed-document.ts';

/** Wider images are made smaller, so that a photograph does not fill the memory. */
const maxWidth = 2_000;

/** Opens an image, the right way up. */
export async function openImage(file: Blob): Promise<PreviewedDocument> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    pageCount: 1,
    draw: (canvas) => {
      const scale = Math.min(1, maxWidth / image.width);
      canvas.width = Math.max(1, Math.round(image.width * scale));
      canvas.height = Math.max(1, Math.round(image.height * scale));
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return Promise.resolve();
    },
    close: () => image.close(),
  };
}
