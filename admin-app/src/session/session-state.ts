import { proxy } from 'valtio';
import type { Config } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import type { SessionWarning } from './session-warning.ts';

/** Why only a full page can be shown. */
export type Outage =
  | { readonly kind: 'tenant'; readonly error: string; readonly tenant: string }
  | { readonly kind: 'module' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'no-account' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'error' };

interface SessionState {
  /** The configuration of the tenant; absent until it has loaded. */
  config: Config | null;
  user: User | null;
  /** Settings of the tenant by key. */
  settings: Readonly<Record<string, unknown>>;
  outage: Outage | null;
  /** Set when a request got no response; reset by the next response. */
  isOffline: boolean;
  /** Set when the user must choose a new password before anything else. */
  mustChangePassword: boolean;
  /** Set when the server rejected the token, until the person signed in again. */
  isSessionEnded: boolean;
  /** Set when the end of the session is near. */
  warning: SessionWarning | null;
}

const initialState: Readonly<SessionState> = {
  config: null,
  user: null,
  settings: {},
  outage: null,
  isOffline: false,
  mustChangePassword: false,
  isSessionEnded: false,
  warning: null,
};

/** The client state of the whole app, without tokens, which remain inside the sign-in module. */
export const sessionState = proxy<SessionState>({ ...initialState });

/** Forgets everything about the session, as when the app has just loaded. */
export function resetSessionState(): void {
  Object.assign(sessionState, initialState);
}
