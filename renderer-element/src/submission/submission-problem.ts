import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { isWorthRetrying, offlineProblem } from '../state/problem-text.ts';
import type { RequestFailure } from '../requests/request-failure.ts';
import type { ShownProblem } from '../state/form-state.ts';

/** Why submitting or saving failed, and that the answers are stored. */
export function submissionProblem(
  failure: RequestFailure,
  text: FormatContext,
  isFinished: boolean,
): ShownProblem {
  const offline = offlineProblem(text);
  if (failure.isOffline && isFinished) {
    const hint = text.translate('visit.queue.hint');
    return { ...offline, text: `${offline.text} ${hint}`, canQueue: true };
  }
  if (failure.isOffline) return offline;
  return { ...offline, text: `${refusal(failure, text)} ${text.translate('element.kept')}` };
}

function refusal(failure: RequestFailure, { translate }: FormatContext): string {
  if (failure.status === 401) return translate('element.session_expired');
  const detail = isWorthRetrying(failure) ? undefined : failure.problem?.detail;
  return detail ?? translate('element.submit_failed');
}
