import type { Mask } from './mask.ts';
import type { RedactableDocument } from './redactable-document.ts';

/**
 * Creates a new file without the content under the masks: each page is rendered as an image, the
 * areas are filled black, and only the images are written.
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
  // Whatever state rendering left behind: whole pixels, opaque black.
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
