import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Upload } from './upload.ts';

/** The error of a file, in the visitor's language; `undefined` when there is none. */
export function errorOf(
  { issue, failure }: Upload,
  { translate }: FormatContext,
): string | undefined {
  if (issue) return translate(issue.code, issue.params);
  if (!failure) return undefined;
  if (failure.code === 'refusal') return failure.message;
  const detail = failure.code === 'no_form' || failure.code === 'no_key' ? failure.code : undefined;
  return translate(detail ? `form.files.${detail}` : 'form.files.failed');
}
