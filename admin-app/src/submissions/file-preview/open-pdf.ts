import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import type { PreviewedDocument } from './previewed-document.ts';

/** The worker of pdf.js, which the build writes beside the app. */
const worker = new URL(
  '../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** What some PDFs do not embed: standard fonts, character maps and the decoder of JPEG 2000; the build writes them too. */
const fonts = new URL('../../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url).href;
const characterMaps = new URL('../../../../node_modules/pdfjs-dist/cmaps/', import.meta.url).href;
const decoders = new URL('../../../../node_modules/pdfjs-dist/wasm/', import.meta.url).href;

/** In pixels; sharp enough to read a page of A4. */
const pageWidth = 1_240;

/** Opens a PDF. Its scripts, forms and links stay out of the page: only pixels are drawn. */
export async function openPdf(file: Blob): Promise<PreviewedDocument> {
  GlobalWorkerOptions.workerSrc = worker;
  const task = getDocument({
    data: await file.arrayBuffer(),
    // The Content-Security-Policy allows neither; pdf.js then decodes in JavaScript.
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: decoders,
    // That of the worker lets it load scripts only: fonts and character maps are fetched here.
    useWorkerFetch: false,
    cMapUrl: characterMaps,
    standardFontDataUrl: fonts,
    useSystemFonts: true,
    enableXfa: false,
  });
  const pdf = await task.promise.catch(async (error: unknown) => {
    // A damaged or locked PDF keeps no worker either.
    await task.destroy();
    throw error;
  });
  return {
    pageCount: pdf.numPages,
    draw: async (canvas, number) => {
      const page = await pdf.getPage(number + 1);
      const scale = pageWidth / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
