import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { RequestFailure } from './request-failure.ts';
import type { ShownProblem } from './visit-state.ts';

/** Why a form cannot be shown, in the visitor's words. */
export function loadingProblem(
  failure: RequestFailure,
  { translate }: FormatContext,
): ShownProblem {
  if (failure.isOffline) {
    return {
      title: translate('element.load_failed_title'),
      text: translate('element.load_failed_offline'),
      canRetry: true,
    };
  }
  return {
    title: failure.problem?.title ?? translate('element.load_failed_title'),
    text: failure.problem?.detail ?? translate('element.load_failed'),
    canRetry: isWorthRetrying(failure),
  };
}

/** Why sending or saving failed, and that everything is kept. */
export function sendingProblem(
  failure: RequestFailure,
  { translate }: FormatContext,
): ShownProblem {
  return {
    title: translate('element.submit_failed_title'),
    text: sendingText(failure, translate),
    canRetry: true,
  };
}

function sendingText(failure: RequestFailure, translate: FormatContext['translate']): string {
  if (failure.isOffline) return translate('element.submit_failed_offline');
  if (failure.status === 401) return translate('element.session_expired');
  if (isWorthRetrying(failure)) return translate('element.submit_failed');
  return failure.problem?.detail ?? translate('element.submit_failed');
}

/** The server's own trouble passes; a refusal stays one. */
function isWorthRetrying(failure: RequestFailure): boolean {
  return failure.status === undefined || failure.status >= 500 || failure.status === 429;
}
