import type { Config } from '@form-builder/core/contract/staff/settings.ts';
import { InMemoryWebStorage, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { callbackPath, silentCallbackPath } from './session-paths.ts';

/** Login state of an unfinished sign-in is kept one hour. */
const loginStateSeconds = 3600;
const silentTimeoutSeconds = 6;

/** The sign-in of this tab. Tokens live in memory only; a reload asks the identity server again. */
export interface SignIn {
  /** Signs in without a page when the identity server still knows the browser. */
  trySilently(): Promise<boolean>;
  /** Leaves for the login page; the browser comes back to `returnTo`. */
  leaveForLogin(returnTo: string, language: string): Promise<void>;
  /** Ends the way back from the login page; answers where the user was. */
  finish(url: string): Promise<string>;
  accessToken(): string | undefined;
  /** Seconds the access token still lives; `undefined` when there is none. */
  expiresInSeconds(): number | undefined;
  /** Fetches new tokens; calls at the same time share one request. Throws when refused. */
  renew(): Promise<void>;
  /** Ends the session at the identity server, which leads back to the site root. */
  signOut(): Promise<void>;
  /** Drops the tokens of this tab; the session at the identity server stays. */
  forget(): Promise<void>;
}

/** The sign-in with whatever identity server the configuration names. */
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

/** The path the user came from: never another site, never the sign-in's own addresses. */
export function safeReturnPath(state: unknown): string {
  const path =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || path.startsWith('/auth/'))
    return '/';
  return path;
}
