import { createCanvas, toBlob } from './canvas.ts';
import type { RedactableDocument } from './redactable-document.ts';

/** More pixels than current cameras have; browsers cannot render larger images. */
const maxPixels = 40_000_000;

/** Opens an image as a document of one page, without its metadata. */
export async function openImage(file: Blob): Promise<RedactableDocument> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  const fullWidth = Math.floor(bitmap.width * scale);
  return {
    pageCount: 1,
    widthOf: () => Promise.resolve(fullWidth),
    drawPage(_, width) {
      const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
      const { canvas, context } = createCanvas(width, height);
      context.drawImage(bitmap, 0, 0, width, height);
      return Promise.resolve(canvas);
    },
    write: ([page]) => {
      if (!page) throw new Error('An image has a page.');
      return toBlob(page, type);
    },
    close: () => bitmap.close(),
  };
}
