import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { RequestFailure } from '../../requests/request-failure.ts';

/** Why the server rejected a request, in the visitor's language. */
export function failureText(failure: RequestFailure, { translate }: FormatContext): string {
  if (failure.isOffline) return translate('form.draft.no_line');
  return failure.problem?.detail ?? translate('element.submit_failed');
}
