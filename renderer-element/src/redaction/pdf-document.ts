import { getDocument } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { createCanvas, toBlob } from './canvas.ts';
import type { RedactableDocument } from './redactable-document.ts';
import { writeImagePdf } from './write-image-pdf.ts';

// Browsers start no worker from another site's address, and forms are mostly shown on another site:
// the reader then works in the page itself, from a file of our own.
const handler: unknown = WorkerMessageHandler;
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler: handler } });

/** The fonts that PDFs leave to their reader; the build puts them beside the element. */
const fonts = new URL('../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url).href;

/** Sharp enough to read and to print: dots an inch. A PDF counts 72 points an inch. */
const dotsPerInch = 150;
const mostWidth = 3_000;

/** A PDF; each page of the new one is a picture, so that no text, layer or metadata is left. */
export async function openPdf(file: Blob): Promise<RedactableDocument> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    // A strict Content-Security-Policy allows neither.
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    standardFontDataUrl: fonts,
    // Forms and scripts inside of the PDF are drawn at most, never run.
    enableXfa: false,
    stopAtErrors: false,
  });
  const pdf = await task.promise;
  const sizeOf = async (page: number) => (await pdf.getPage(page + 1)).getViewport({ scale: 1 });
  return {
    pageCount: pdf.numPages,
    async widthOf(page) {
      const { width } = await sizeOf(page);
      return Math.min(mostWidth, Math.round((width / 72) * dotsPerInch));
    },
    async drawPage(number, width) {
      const page = await pdf.getPage(number + 1);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const { canvas, context } = createCanvas(width, Math.round(viewport.height));
      await page.render({ canvas, canvasContext: context, viewport }).promise;
      return canvas;
    },
    async write(canvases) {
      const pages = canvases.map(async (canvas, number) => {
        const { width, height } = await sizeOf(number);
        const image = await toBlob(canvas, 'image/jpeg');
        const jpeg = new Uint8Array(await image.arrayBuffer());
        return { jpeg, pixels: canvas, points: { width, height } };
      });
      return writeImagePdf(await Promise.all(pages));
    },
    close: () => void task.destroy(),
  };
}
