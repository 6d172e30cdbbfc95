import type { Mask } from './mask.ts';
import type { RedactableDocument } from './documents/redactable-document.ts';

/**
 * Creates a new file without the content under the masks: renders each page as an image, fills the
 * areas with black, and writes only the images.
 */
export async function burnMasks(
  document: RedactableDocument,
  masks: readonly Mask[],
): Promise<Blob> {
  const pages: HTMLCanvasElement[] = [];
  for (let page = 0; page < document.pageCount; page += 1) {
    const canvas = await document.drawPage(page, await document.widthOf(page));
    blacken(
      canvas,
      masks.filter((mask) => mask.page === page),
    );
    pages.push(canvas);
  }
  return document.write(pages);
}

function blacken(canvas: HTMLCanvasElement, masks: readonly Mask[]): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // Resets the state that rendering left on the canvas, and fills whole pixels with opaque black.
  context.resetTransform();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#000';
  for (const { left, top, width, height } of masks) {
    const x = Math.floor(left * canvas.width);
    const y = Math.floor(top * canvas.height);
    const right = Math.ceil((left + width) * canvas.width);
    const bottom = Math.ceil((top + height) * canvas.height);
    context.fillRect(x, y, right - x, bottom - y);
  }
}
