import type { IssueAt, UploadRules } from '@form-builder/core/field-types/field-type.ts';
import { typeOfName } from '@form-builder/core/field-types/file-types.ts';
import { fileSizeIssue, isTooLarge } from '@form-builder/core/validation/rules/file-limits.ts';
import { fileTypeIssue } from '@form-builder/core/validation/rules/file-type.ts';

/** The type a file is sent as: by its name, for some systems know few types. */
export function typeOfFile(file: Pick<File, 'name' | 'type'>): string {
  return typeOfName(file.name) ?? (file.type.split(';')[0]?.trim() || 'application/octet-stream');
}

/** Why a file is not sent at all; `undefined` when it may be. */
export function faultOf(file: File, { limits, allowedTypes }: UploadRules): IssueAt | undefined {
  if (file.size === 0) return { code: 'issue.file_empty' };
  if (isTooLarge(file.size, limits)) return fileSizeIssue(limits ?? {});
  return fileTypeIssue({ name: file.name, mime_type: typeOfFile(file) }, allowedTypes);
}
