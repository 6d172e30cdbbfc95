import { proxy } from 'valtio';
import type { Config } from '@form-builder/core/contract/staff/settings.ts';
import type { User } from '@form-builder/core/contract/staff/users.ts';

/** Why nothing but a full page can be shown. */
export type Outage =
  | { readonly kind: 'tenant'; readonly error: string; readonly tenant: string }
  | { readonly kind: 'module' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'no-account' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'error' };

interface SessionState {
  /** Configuration of the tenant; absent until the start has read it. */
  config: Config | null;
  user: User | null;
  /** Settings of the tenant by key. */
  settings: Readonly<Record<string, unknown>>;
  outage: Outage | null;
  /** Set when a request got no answer; cleared by the next answer. */
  isOffline: boolean;
  /** Set when the server refused the token; cleared by the next navigation. */
  isAccessDenied: boolean;
}

/** Client state of the whole app. Tokens are not in here: they stay inside the sign-in module. */
export const sessionState = proxy<SessionState>({
  config: null,
  user: null,
  settings: {},
  outage: null,
  isOffline: false,
  isAccessDenied: false,
});
