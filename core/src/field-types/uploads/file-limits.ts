import { sizeIn, sizeUnitName, type SizeUnit } from '../../formats/file-size.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** How many files, and how large each may be. */
export interface FileLimits {
  /** In `max_file_size_unit`. */
  readonly max_file_size?: number;
  /** MB when absent. */
  readonly max_file_size_unit?: SizeUnit;
  readonly min_number_of_files?: number;
  readonly max_number_of_files?: number;
}

/** Not fewer and not more files than the designer allows. */
export function fileCountIssues(count: number, limits: FileLimits | undefined): readonly IssueAt[] {
  const { min_number_of_files: min, max_number_of_files: max } = limits ?? {};
  if (min !== undefined && count < min) return [{ code: 'issue.files_min', params: { n: min } }];
  if (max !== undefined && count > max) {
    return [{ code: 'issue.files_max', params: { amount: max } }];
  }
  return [];
}

/** Whether a file is larger than allowed, in units of a thousand. */
export function isTooLarge(bytes: number, limits: FileLimits | undefined): boolean {
  const { max_file_size: max, max_file_size_unit: unit = 'MB' } = limits ?? {};
  return max !== undefined && sizeIn(unit, bytes) > max;
}

/** The message at one file of a list that is too large. */
export function fileSizeIssue({
  max_file_size: max,
  max_file_size_unit: unit = 'MB',
}: FileLimits): IssueAt {
  if (max === undefined) return { code: 'issue.file_too_large' };
  return { code: 'issue.file_size', params: { max, unit } };
}

/** Every file within the size allowed; the unit is named in words. */
export function fileSizeIssues(
  files: readonly Pick<UploadedFile, 'size'>[],
  limits: FileLimits | undefined,
): readonly IssueAt[] {
  const { max_file_size: size, max_file_size_unit: unit = 'MB' } = limits ?? {};
  if (size === undefined || !files.some((file) => isTooLarge(file.size, limits))) return [];
  return [{ code: 'issue.file_size_limit', params: { size, unit: sizeUnitName(size, unit) } }];
}
