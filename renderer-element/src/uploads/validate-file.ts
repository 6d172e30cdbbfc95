import type { IssueAt } from '@form-builder/core/validation/issue.ts';
import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import { fileSizeIssue, isTooLarge } from '@form-builder/core/field-types/uploads/file-limits.ts';
import { fileTypeIssue } from '@form-builder/core/field-types/uploads/file-type-issues.ts';
import { typeOfFile } from './sending/unsent-file.ts';

/** Why a file may not be uploaded; `undefined` when it may. */
export function validateFile(
  file: File,
  { limits, allowedTypes }: UploadRules,
): IssueAt | undefined {
  if (file.size === 0) return { code: 'issue.file_empty' };
  if (isTooLarge(file.size, limits)) return fileSizeIssue(limits ?? {});
  return fileTypeIssue({ name: file.name, mime_type: typeOfFile(file) }, allowedTypes);
}
