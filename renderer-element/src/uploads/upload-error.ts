import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { Upload } from './upload.ts';

/** What is wrong with a file, in the visitor's words; `undefined` when nothing is. */
export function errorOf(
  { issue, failure }: Upload,
  { translate }: FormatContext,
): string | undefined {
  if (issue) return translate(issue.code, issue.params);
  if (!failure) return undefined;
  if (failure.code === 'refusal') return failure.message;
  const detail = failure.code === 'no_form' || failure.code === 'no_key' ? failure.code : undefined;
  const failed = translate('visit.files.failed');
  return detail ? `${failed}. ${translate(`visit.files.${detail}`)}` : failed;
}
