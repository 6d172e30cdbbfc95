import type { PreviewType } from '@form-builder/core/contract/staff/submissions/files.ts';
import { openImage } from './open-image.ts';
import type { PreviewedDocument } from './previewed-document.ts';

type Opener = (file: Blob) => Promise<PreviewedDocument>;

/** How each type of file is opened for a preview; pdf.js is loaded when the first PDF is. */
const openers: Readonly<Record<PreviewType, Opener>> = {
  'application/pdf': async (file) => (await import('./open-pdf.ts')).openPdf(file),
  'image/avif': openImage,
  'image/bmp': openImage,
  'image/gif': openImage,
  'image/jpeg': openImage,
  'image/png': openImage,
  'image/webp': openImage,
};

const isPreviewType = (type: string): type is PreviewType => Object.hasOwn(openers, type);

/** Opens a file for a preview, by the type that the server found. */
export async function openDocument(file: Blob): Promise<PreviewedDocument> {
  const type = file.type.split(';')[0] ?? '';
  if (!isPreviewType(type)) throw new Error('This type of file has no preview.');
  return openers[type](file);
}
