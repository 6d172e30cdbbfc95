import { ApiError } from '@form-builder/core/client/create-client.ts';
import { matchPath } from 'react-router';
import { checkAccess } from './access/access.ts';
import { findScreen } from './access/screens.ts';
import { api } from './api/client.ts';
import { activateLanguage, findLanguage, storedLanguage } from './languages/languages.ts';
import { keepSession } from './session-end/keep-session.ts';
import { requiresNewPassword } from './session/connection.ts';
import { applyFeatures } from './session/feature-state.ts';
import { applySettings } from './session/apply-settings.ts';
import { setSignIn } from './session/current-sign-in.ts';
import { goToLogin } from './session/go-to-login.ts';
import { callbackPath } from './session/session-paths.ts';
import { sessionState, type Outage } from './session/session-state.ts';
import { createSignIn, type SignIn } from './session/sign-in.ts';

/**
 * Loads everything that the first screen needs: configuration, the signed-in user, settings.
 * Resolves when a screen can be shown; never resolves when the browser is redirected to the login
 * page.
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
  if (signIn.accessToken() === undefined) await meetGuest();
  else await meetUser(signIn);
}

/**
 * Signs in silently, or completes the return from the login page; returns false when that failed.
 */
async function resumeSignIn(signIn: SignIn): Promise<boolean> {
  if (matchPath(callbackPath, location.pathname) === null) {
    await signIn.trySilently();
    return true;
  }
  try {
    history.replaceState(null, '', await signIn.finish(location.href));
    return true;
  } catch {
    // A used, expired or foreign response: the user starts the sign-in again from a clean URL.
    history.replaceState(null, '', '/');
    sessionState.outage = { kind: 'sign-in' };
    return false;
  }
}

async function meetGuest(): Promise<void> {
  const screen = findScreen(location.pathname);
  if (screen !== undefined && checkAccess(screen.access, null, []) === 'sign-in') await goToLogin();
}

async function meetUser(signIn: SignIn): Promise<void> {
  try {
    const [users, settings, features] = await Promise.all([
      api.listUsers({ query: { filter: { current: 'true' } } }),
      api.getSettings(),
      // Without them everything is shown, and the server refuses what is inactive.
      api.listFeatures().catch(() => null),
    ]);
    applySettings(settings.data);
    if (features !== null) applyFeatures(features.data);
    sessionState.user = users.data[0] ?? null;
  } catch (error) {
    if (requiresNewPassword(error)) sessionState.mustChangePassword = true;
    else sessionState.outage = outageOf(error);
    return;
  }
  if (sessionState.user === null) sessionState.outage = { kind: 'no-account' };
  if (sessionState.settings['product_enabled'] === false) sessionState.outage = { kind: 'module' };
  if (storedLanguage() === undefined) {
    await activateLanguage(findLanguage(sessionState.user?.locale) ?? 'nl');
  }
  keepSession(signIn);
}

function outageOf(error: unknown): Outage {
  if (!(error instanceof ApiError)) return { kind: 'error' };
  const tenancy = error.problem?.data;
  if (tenancy !== undefined) return { kind: 'tenant', ...tenancy };
  if (error.isOffline) return { kind: 'offline' };
  return error.status === 401 || error.status === 403 ? { kind: 'no-account' } : { kind: 'error' };
}
