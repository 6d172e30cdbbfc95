import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { createCanvas, toBlob } from './canvas.ts';
import type { RedactableDocument } from './redactable-document.ts';
import { writeImagePdf } from './write-image-pdf.ts';

/**
 * The worker of pdf.js and what some PDFs do not embed: standard fonts, character maps and the decoder of JPEG 2000. Without
 * them the text or the image would be lost. The build writes them beside the element.
 */
const reader = new URL(
  '../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).href;
const fonts = new URL('../../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url).href;
const characterMaps = new URL('../../../../node_modules/pdfjs-dist/cmaps/', import.meta.url).href;
const decoders = new URL('../../../../node_modules/pdfjs-dist/wasm/', import.meta.url).href;

/** In dots per inch; sharp enough to read and to print. A PDF has 72 points per inch. */
const dotsPerInch = 150;
const maxWidth = 3_000;

/**
 * Runs the worker in a thread on the form's own page. In an embedded form the same file runs on the
 * main thread, because browsers start no worker from another origin, and a strict
 * Content-Security-Policy allows none from a `blob:`.
 */
async function placeReader(): Promise<void> {
  if (new URL(reader).origin === location.origin) GlobalWorkerOptions.workerSrc = reader;
  else {
    const pdfjsWorker: unknown = await import('pdfjs-dist/build/pdf.worker.min.mjs');
    Object.assign(globalThis, { pdfjsWorker });
  }
}

/**
 * Opens a PDF; each page of the new file is an image, so that no text, layer or metadata remains.
 */
export async function openPdf(file: Blob): Promise<RedactableDocument> {
  await placeReader();
  const task = getDocument({
    data: await file.arrayBuffer(),
    // A strict Content-Security-Policy allows neither; pdf.js then decodes in JavaScript.
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: decoders,
    // That of the worker lets it load scripts only: fonts and character maps are fetched here.
    useWorkerFetch: false,
    cMapUrl: characterMaps,
    disableFontFace: true,
    standardFontDataUrl: fonts,
    // Forms in the PDF are only rendered; scripts never run.
    enableXfa: false,
    stopAtErrors: false,
  });
  const pdf = await task.promise;
  const sizeOf = async (page: number) => (await pdf.getPage(page + 1)).getViewport({ scale: 1 });
  return {
    pageCount: pdf.numPages,
    async widthOf(page) {
      const { width } = await sizeOf(page);
      return Math.min(maxWidth, Math.round((width / 72) * dotsPerInch));
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
