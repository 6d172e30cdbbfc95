import { ApiError } from '@form-builder/core/client/create-client.ts';
import { matchPath } from 'react-router';
import { checkAccess } from '../access/access.ts';
import { findScreen } from '../access/screens.ts';
import { api } from '../api/client.ts';
import {
  activateLanguage,
  currentLanguage,
  findLanguage,
  storedLanguage,
} from '../languages/languages.ts';
import { findSignIn, setSignIn } from './current-sign-in.ts';
import { callbackPath } from './session-paths.ts';
import { watchSession } from './session-renewal.ts';
import { sessionState, type Outage } from './session-state.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

/**
 * Loads everything the first screen needs: configuration, the signed-in user, settings.
 * Answers when a screen can be shown; when the browser leaves for the login page it never does.
 */
export async function startSession(): Promise<void> {
  try {
    sessionState.config = await api.getConfig();
  } catch (error) {
    sessionState.outage = outageOf(error);
    return;
  }
  const signIn = createSignIn(sessionState.config.auth, location.origin);
  setSignIn(signIn);
  if (!(await resumeSignIn(signIn))) return;
  if (signIn.accessToken() === undefined) await meetGuest(signIn);
  else await meetUser(signIn);
}

/** Silent sign-in at start, or the way back from the login page; false when that failed. */
async function resumeSignIn(signIn: SignIn): Promise<boolean> {
  if (matchPath(callbackPath, location.pathname) === null) {
    await signIn.trySilently();
    return true;
  }
  try {
    history.replaceState(null, '', await signIn.finish(location.href));
    return true;
  } catch {
    // A used, expired or foreign answer: the user starts the sign-in again from a clean address.
    history.replaceState(null, '', '/');
    sessionState.outage = { kind: 'sign-in' };
    return false;
  }
}

async function meetGuest(signIn: SignIn): Promise<void> {
  const screen = findScreen(location.pathname);
  if (screen !== undefined && checkAccess(screen.access, null) === 'sign-in') await leave(signIn);
}

async function leave(signIn: SignIn): Promise<never> {
  const { pathname, search, hash } = location;
  await signIn.leaveForLogin(pathname + search + hash, currentLanguage());
  return new Promise<never>(() => undefined);
}

async function meetUser(signIn: SignIn): Promise<void> {
  try {
    const [users, settings] = await Promise.all([
      api.listUsers({ query: { filter: { current: 'true' } } }),
      api.getSettings(),
    ]);
    sessionState.settings = settings.data;
    sessionState.user = users.data[0] ?? null;
  } catch (error) {
    sessionState.outage = outageOf(error);
    return;
  }
  if (sessionState.user === null) sessionState.outage = { kind: 'no-account' };
  if (sessionState.settings['product_enabled'] === false) sessionState.outage = { kind: 'module' };
  if (storedLanguage() === undefined) {
    await activateLanguage(findLanguage(sessionState.user?.locale) ?? 'nl');
  }
  watchSession(signIn, () => void goToLogin(), isOffline);
}

/** Leaves for the login page and comes back to the screen that is open now. */
export async function goToLogin(): Promise<void> {
  const signIn = findSignIn();
  if (signIn === undefined) location.assign('/');
  else await leave(signIn);
}

function isOffline(error: unknown): boolean {
  return error instanceof TypeError || !navigator.onLine;
}

function outageOf(error: unknown): Outage {
  if (!(error instanceof ApiError)) return { kind: 'error' };
  const tenancy = error.problem?.data;
  if (tenancy !== undefined) return { kind: 'tenant', ...tenancy };
  if (error.isOffline) return { kind: 'offline' };
  return error.status === 401 || error.status === 403 ? { kind: 'no-account' } : { kind: 'error' };
}
