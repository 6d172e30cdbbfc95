import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';

/** A chosen file in an answer until it is uploaded: without a key. */
export function unsentFile(file: Pick<File, 'name' | 'type' | 'size'>): UploadedFile {
  const { name, size } = file;
  return { name, mime_type: typeOfFile(file), size, key: '', media_id: null, link: null };
}

/** The type of a file: by its name, because some systems know few types. */
export function typeOfFile(file: Pick<File, 'name' | 'type'>): string {
  return typeOfName(file.name) ?? (file.type.split(';')[0]?.trim() || 'application/octet-stream');
}
