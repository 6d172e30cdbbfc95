import type { RequestFailure } from '../requests/request-failure.ts';
import type { Emit } from '../state/form-events.ts';
import { updateState, type FormState } from '../state/form-state.ts';
import { loadingProblem } from '../state/errors/problem-text.ts';
import { fallbackError } from './fallback-error.ts';

/**
 * Shows why a form cannot be opened, in all three languages when no texts are loaded, and emits the
 * error.
 */
export function showLoadingFailure(
  { state, emit }: { readonly state: FormState; readonly emit: Emit },
  failure: RequestFailure,
): void {
  const { text } = state;
  const problem = text ? loadingProblem(failure, text) : fallbackError();
  updateState(state, { problem, screen: 'failure' });
  emit('error', { ...problem, code: failure.code });
}
