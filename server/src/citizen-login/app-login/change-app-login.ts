import { RequestError } from '../../platform/request-error.ts';
import type { AppWay } from '../../providers/auth/login-driver.ts';
import { sealChecks, type KeptChecks } from '../kept-checks.ts';
import type { LoginOptions } from '../login-options.ts';
import { deleteAttempt, replaceChecks } from '../login-queries.ts';
import { returnUrlWithFailure } from '../login-return-url.ts';
import {
  beginLogin,
  createAuthenticationRequest,
  nullWhenUnavailable,
  waitingPageOf,
  type LoginRequestContext,
} from '../redirect-to-provider.ts';
import type { OpenAppLogin } from './open-app-login.ts';
import { readAppStatus } from './read-app-status.ts';

/** After this many wrong codes the session ends, because somebody is guessing. */
const maxWrongCodes = 3;

/** Ends a login that the visitor cancels on our page; returns the address to redirect to. */
export async function cancelAppLogin(
  { transaction }: LoginRequestContext,
  { onFailed }: LoginOptions,
  { attempt, app, checks }: OpenAppLogin,
): Promise<string> {
  await transaction((tx) => deleteAttempt(tx, attempt.id));
  // Whatever the provider answers, nobody can finish the login any more.
  await nullWhenUnavailable(onFailed, () => app.cancel(checks));
  return returnUrlWithFailure(attempt, 'cancelled');
}

/**
 * Begins the same login again, for example after its QR code expired or for the app on the other device; returns the
 * address to redirect to. Of two restarts at once one wins, and both lead to its page.
 */
export async function restartAppLogin(
  context: LoginRequestContext,
  options: LoginOptions,
  { login, way }: { readonly login: OpenAppLogin; readonly way: AppWay },
): Promise<string> {
  const { providers, onFailed } = options;
  const { attempt, provider, app, checks } = login;
  if (provider.is_down) return returnUrlWithFailure(attempt, 'failed');
  const question = createAuthenticationRequest(context, options, { attempt, way });
  const started = await nullWhenUnavailable(onFailed, () =>
    beginLogin(providers.get(context.tenant.id, provider), question),
  );
  if (started === null) return waitingPageOf(context, options, attempt);
  const isReplaced = await replace(context, options, login, started.kept);
  // The session that nobody sees any more.
  const lost = isReplaced ? checks : started.kept.checks;
  await nullWhenUnavailable(onFailed, () => app.cancel(lost));
  return waitingPageOf(context, options, attempt);
}

/**
 * Lets the app go on when the visitor typed its code, which shows that they see both. Returns the address to redirect
 * to. A code only counts while an app waits for it, so that nobody can guess beforehand.
 */
export async function pairAppLogin(
  context: LoginRequestContext,
  options: LoginOptions,
  { login, typed }: { readonly login: OpenAppLogin; readonly typed: string },
): Promise<string> {
  const { attempt, app, checks, state, progress } = login;
  const page = waitingPageOf(context, options, attempt);
  if ((await readAppStatus(options, login)) !== 'pairing') return page;
  const isRight = typed.replace(/\s/g, '') === app.pairingCodeOf(checks);
  const wrongCodes = progress.wrongCodes + (isRight ? 0 : 1);
  const isBound = progress.isBound || isRight;
  const kept = { state, checks, app: { ...progress, isBound, wrongCodes } };
  // Of codes that are sent at once only one counts.
  if (!(await replace(context, options, login, kept))) return page;
  if (isRight) await nullWhenUnavailable(options.onFailed, () => app.completePairing(checks));
  else if (wrongCodes >= maxWrongCodes)
    await nullWhenUnavailable(options.onFailed, () => app.cancel(checks));
  return page;
}

/** Notes that the app on this device returned to the browser that began the login. */
export async function returnFromApp(
  context: LoginRequestContext,
  options: LoginOptions,
  { login, state }: { readonly login: OpenAppLogin; readonly state: string | undefined },
): Promise<void> {
  const { progress, checks } = login;
  // Only the app knows the state: it was in the request that the provider gave it.
  if (progress.way !== 'here' || state !== login.state) throw new RequestError('login_expired');
  if (progress.isBound) return;
  const kept = { state, checks, app: { ...progress, isBound: true } };
  if (!(await replace(context, options, login, kept))) throw new RequestError('login_expired');
}

const replace = (
  { tenant, transaction }: LoginRequestContext,
  options: LoginOptions,
  { attempt }: OpenAppLogin,
  kept: KeptChecks,
): Promise<boolean> =>
  transaction((tx) =>
    replaceChecks(tx, attempt.id, {
      before: attempt.sealed_checks,
      after: sealChecks(options, tenant.id, kept),
    }),
  );
