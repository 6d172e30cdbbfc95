import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { RequestFailure } from '../../requests/request-failure.ts';
import type { ShownProblem } from '../form-state.ts';

/** Why a form cannot be shown, in the visitor's language. */
export function loadingProblem(
  failure: RequestFailure,
  { translate }: FormatContext,
): ShownProblem {
  const { problem } = failure;
  const text = translate(failure.isOffline ? 'element.load_failed_offline' : 'element.load_failed');
  return {
    title: problem?.title ?? translate('element.load_failed_title'),
    text: problem?.detail ?? text,
    canRetry: isWorthRetrying(failure),
  };
}

/** The visitor is offline, and the answers are stored. */
export function offlineProblem({ translate }: FormatContext): ShownProblem {
  return {
    title: translate('element.offline_title'),
    text: `${translate('element.submit_failed_offline')} ${translate('element.kept')}`,
    canRetry: true,
  };
}

/** Server errors are temporary; a rejected request stays rejected. */
export function isWorthRetrying({ status }: RequestFailure): boolean {
  return status === undefined || status >= 500 || status === 429;
}
