import { ApiError } from '@form-builder/core/client/create-client.ts';
import { findSignIn } from './current-sign-in.ts';
import { sessionState } from './session-state.ts';

/**
 * Called for every failed call: a rejected token ends the session, no response means offline, and an administrator may
 * require a new password first.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.isOffline) sessionState.isOffline = true;
  if (requiresNewPassword(error)) sessionState.mustChangePassword = true;
  if (error.status === 401) endSession();
}

/** Whether the server refused a call because the user must choose a new password before anything else. */
export const requiresNewPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'password_change_required';

/** Ends the session in this tab; what is open remains, below the offer to sign in again. */
export function endSession(): void {
  sessionState.isSessionEnded = true;
  sessionState.warning = null;
  void findSignIn()?.forget();
}

/** Called for every call with a response. */
export function reportSuccess(): void {
  sessionState.isOffline = false;
}
