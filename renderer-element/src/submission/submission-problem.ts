import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { isWorthRetrying, offlineProblem } from '../state/errors/problem-text.ts';
import type { RequestFailure } from '../requests/request-failure.ts';
import type { ShownProblem } from '../state/form-state.ts';

interface Attempted {
  /** Whether the visitor submitted; otherwise they saved. */
  readonly isFinished: boolean;
  /** Whether this device stores the answers. */
  readonly isKept: boolean;
}

/** The text that says why submitting or saving failed, and where the answers are. */
export function submissionProblem(
  failure: RequestFailure,
  text: FormatContext,
  { isFinished, isKept }: Attempted,
): ShownProblem {
  if (!isFinished) return savingProblem(failure, text, isKept);
  const title = text.translate('element.submit_failed_title');
  const offline = { ...offlineProblem(text), title };
  if (failure.isOffline) {
    const hint = text.translate('form.queue.hint');
    return { ...offline, text: `${offline.text} ${hint}`, canQueue: true };
  }
  return { ...offline, text: `${refusal(failure, text)} ${text.translate('element.kept')}` };
}

function savingProblem(
  failure: RequestFailure,
  text: FormatContext,
  isKept: boolean,
): ShownProblem {
  const { translate } = text;
  const why = failure.isOffline ? translate('form.draft.offline') : refusal(failure, text);
  const next = translate(isKept ? 'form.draft.kept_next' : 'form.draft.not_kept_next');
  return {
    title: translate(isKept ? 'form.draft.kept_title' : 'form.draft.not_kept_title'),
    text: `${why} ${next}`,
    canRetry: true,
  };
}

function refusal(failure: RequestFailure, { translate }: FormatContext): string {
  if (failure.status === 401) return translate('element.session_expired');
  const detail = isWorthRetrying(failure) ? undefined : failure.problem?.detail;
  return detail ?? translate('element.submit_failed');
}
