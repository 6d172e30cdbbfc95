import type { RedactableDocument } from './redactable-document.ts';

/** Opens an image or a PDF; throws when it is neither, damaged or locked with a password. */
export async function openDocument(file: Blob): Promise<RedactableDocument> {
  const isPdf = file.type === 'application/pdf';
  // The PDF code is large: only visitors with a PDF fetch it.
  if (isPdf) return (await import('./pdf-document.ts')).openPdf(file);
  return (await import('./image-document.ts')).openImage(file);
}
