/** The part of pdf.js that reads files; it announces itself to the other part. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown;
}
