import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';

/** A chosen file in an answer until it is uploaded: without a key. */
export function unsentFile(file: Pick<File, 'name' | 'type' | 'size'>): UploadedFile {
  const { name, size } = file;
  return { name, mime_type: typeOfFile(file), size, key: '', media_id: null, link: null };
}

/** The MIME type of a file, derived from its name, because some systems recognise few types. */
export function typeOfFile(file: Pick<File, 'name' | 'type'>): string {
  return typeOfName(file.name) ?? (file.type.split(';')[0]?.trim() || 'application/octet-stream');
}
