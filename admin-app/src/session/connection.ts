import { ApiError } from '@form-builder/core/client/create-client.ts';
import { findSignIn } from './current-sign-in.ts';
import { sessionState } from './session-state.ts';

/** Called for every failed call: a refused token ends the session, no answer means offline. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.isOffline) sessionState.isOffline = true;
  if (error.status === 401) endSession();
}

/** Logs out in this tab only; the page that follows offers to sign in again. */
function endSession(): void {
  sessionState.isAccessDenied = true;
  sessionState.user = null;
  void findSignIn()?.forget();
}

/** Called for every answered call. */
export function reportSuccess(): void {
  sessionState.isOffline = false;
}
