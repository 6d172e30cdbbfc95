import type { Config } from '@form-builder/core/contract/staff/settings/settings.ts';
import { InMemoryWebStorage, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { callbackPath, silentCallbackPath } from './session-paths.ts';

/** The state of an unfinished sign-in is stored for one hour. */
const loginStateSeconds = 3600;
const silentTimeoutSeconds = 6;

/** The sign-in of this tab. Tokens are stored in memory only; a reload requests them again. */
export interface SignIn {
  /** Signs in silently if the browser still has a session at the identity server. */
  trySilently(): Promise<boolean>;
  /** Redirects to the login page; the browser returns to `returnTo`. */
  leaveForLogin(returnTo: string, language: string): Promise<void>;
  /** Completes the return from the login page; returns the path where the user was. */
  finish(url: string): Promise<string>;
  accessToken(): string | undefined;
  /** Returns for how many seconds the access token is valid; `undefined` when there is none. */
  expiresInSeconds(): number | undefined;
  /**
   * Fetches new tokens; concurrent calls share one request. Throws when the renewal is rejected.
   */
  renew(): Promise<void>;
  /** Ends the session at the identity server, which redirects to the site root. */
  signOut(): Promise<void>;
  /** Removes the tokens of this tab; the session at the identity server remains. */
  forget(): Promise<void>;
}

/** Creates the sign-in with the configured identity server. */
export function createSignIn(auth: Config['auth'], origin: string): SignIn {
  const manager = createManager(auth, origin);
  let user: User | null = null;
  let renewing: Promise<void> | undefined;

  const renewOnce = async () => {
    user = await manager.signinSilent();
    if (user === null) throw new Error('The identity server gave no new tokens.');
  };

  return {
    async trySilently() {
      user = await manager.signinSilent().catch(() => null);
      return user !== null;
    },
    async leaveForLogin(returnTo, language) {
      await manager.signinRedirect({ state: { returnTo }, ui_locales: language });
    },
    async finish(url) {
      user = await manager.signinRedirectCallback(url);
      return safeReturnPath(user.state);
    },
    accessToken: () => user?.access_token,
    expiresInSeconds: () => user?.expires_in,
    async renew() {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined;
      });
      await renewing;
    },
    async signOut() {
      await manager.signoutRedirect({ post_logout_redirect_uri: `${origin}/` });
    },
    async forget() {
      user = null;
      await manager.removeUser();
    },
  };
}

function createManager(auth: Config['auth'], origin: string): UserManager {
  return new UserManager({
    authority: auth.url,
    client_id: auth.client_id,
    scope: auth.scope,
    redirect_uri: origin + callbackPath,
    silent_redirect_uri: origin + silentCallbackPath,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    staleStateAgeInSeconds: loginStateSeconds,
    silentRequestTimeoutInSeconds: silentTimeoutSeconds,
    automaticSilentRenew: false,
    monitorSession: false,
  });
}

/** Returns the path from which the user came; never another site or a path of the sign-in. */
export function safeReturnPath(state: unknown): string {
  const path =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || path.startsWith('/auth/'))
    return '/';
  return path;
}
