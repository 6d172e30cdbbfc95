import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';
import { fitsName } from '../files/fits-name.ts';

interface ExaminedFile {
  readonly name: string;
  /** The type that the content shows; `null` for text and unknown types. */
  readonly contentType: string | null;
}

/**
 * The MIME type with which a file is served; `undefined` when it is not allowed. An image or a font has the type of its
 * content, whatever its name is; the content of a download must match its extension.
 */
export function servedType(
  purpose: AttachmentPurpose,
  { name, contentType }: ExaminedFile,
): string | undefined {
  const type = purpose === 'download' ? typeOfName(name) : (contentType ?? undefined);
  if (type === undefined || !attachmentRules[purpose].types.includes(type)) return undefined;
  return purpose !== 'download' || fitsName(contentType, name) ? type : undefined;
}
