import type { FormatContext } from '../../messages/format-context.ts';
import type { FileLimits } from './file-limits.ts';

/** The limits that a question about files shows, separated by ` | `; empty without limits. */
export function fileRestrictions(
  limits: FileLimits | undefined,
  { translate }: FormatContext,
): string {
  const { max_file_size: size, max_file_size_unit: unit = 'MB' } = limits ?? {};
  const { min_number_of_files: min, max_number_of_files: max } = limits ?? {};
  return [
    size === undefined ? '' : translate('element.files_max_size', { size, unit }),
    min === undefined ? '' : translate('issue.files_min', { n: min }),
    max === undefined ? '' : translate('issue.files_max', { amount: max }),
  ]
    .filter((part) => part !== '')
    .join(' | ');
}
