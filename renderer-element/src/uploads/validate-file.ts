import type { IssueAt, UploadRules } from '@form-builder/core/field-types/field-type.ts';
import {
  fileSizeIssue,
  isTooLarge,
} from '@form-builder/core/validation/rules/files/file-limits.ts';
import { fileTypeIssue } from '@form-builder/core/validation/rules/files/file-type.ts';
import { typeOfFile } from './unsent-file.ts';

/** Why a file is not sent at all; `undefined` when it may be. */
export function validateFile(
  file: File,
  { limits, allowedTypes }: UploadRules,
): IssueAt | undefined {
  if (file.size === 0) return { code: 'issue.file_empty' };
  if (isTooLarge(file.size, limits)) return fileSizeIssue(limits ?? {});
  return fileTypeIssue({ name: file.name, mime_type: typeOfFile(file) }, allowedTypes);
}
