import { extensionsOf, typesByExtension } from '../field-types/uploads/file-types.ts';
import type { AttachmentPurpose } from './attachment-purposes.ts';

/** The images that browsers show and that cannot contain scripts; SVG can. */
const imageTypes: readonly string[] = ['png', 'jpg', 'gif', 'webp', 'avif'].map(
  (extension) => typesByExtension[extension as 'png'],
);

/** All browsers read WOFF2, the smallest format of fonts. */
const fontType = 'font/woff2';

interface AttachmentRules {
  readonly maxBytes: number;
  /** MIME types. */
  readonly types: readonly string[];
}

/** The files that each purpose allows. An image or a font delays the page of every visitor, so it is smaller. */
export const attachmentRules: Readonly<Record<AttachmentPurpose, AttachmentRules>> = {
  image: { maxBytes: 5_000_000, types: imageTypes },
  download: { maxBytes: 25_000_000, types: [...new Set(Object.values(typesByExtension))] },
  font: { maxBytes: 500_000, types: [fontType] },
};

/** The extensions that a file picker offers for a purpose, such as `.png`. */
export function attachmentExtensions(purpose: AttachmentPurpose): readonly string[] {
  // Visitors upload no fonts, so those have no extension among the types of files.
  if (purpose === 'font') return ['.woff2'];
  return attachmentRules[purpose].types
    .flatMap((type) => extensionsOf(type))
    .map((extension) => `.${extension}`);
}
