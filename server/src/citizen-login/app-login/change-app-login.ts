import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { LoginOptions } from '../login-options.ts';
import { deleteAttempt, replaceChecks } from '../login-queries.ts';
import { returnUrlWithFailure } from '../login-return-url.ts';
import {
  createQuestion,
  nullWhenUnavailable,
  type LoginRequestContext,
} from '../redirect-to-provider.ts';
import type { OpenAppLogin } from './open-app-login.ts';

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

/** Begins the same login again, for example after its QR code expired; returns the address to redirect to. */
export async function restartAppLogin(
  context: LoginRequestContext,
  options: LoginOptions,
  { attempt, provider, app, checks }: OpenAppLogin,
): Promise<string> {
  const { cipher, providers, onFailed, originOf } = options;
  const { tenant, language } = context;
  const question = createQuestion(context, options, attempt);
  const page = `${originOf(tenant)}${loginPaths.app}/${attempt.id}?lang=${language}`;
  await nullWhenUnavailable(onFailed, () => app.cancel(checks));
  const started = await nullWhenUnavailable(onFailed, () =>
    providers.get(tenant.id, provider).begin(question),
  );
  if (started === null) return page;
  const kept = JSON.stringify({ state: question.state, checks: started.checks });
  const after = cipher.encrypt({ tenantId: tenant.id, purpose: 'login-checks' }, kept);
  const isReplaced = await context.transaction((tx) =>
    replaceChecks(tx, attempt.id, { before: attempt.sealed_checks, after }),
  );
  if (!isReplaced) throw new RequestError('login_expired');
  return page;
}
