import type { AppLoginStatus } from '../../providers/auth/login-driver.ts';
import { runAsOperation } from '../../providers/calls/called-operation.ts';
import type { LoginOptions } from '../login-options.ts';
import { nullWhenUnavailable } from '../redirect-to-provider.ts';
import type { OpenAppLogin } from './open-app-login.ts';

/**
 * How far a login is; `null` while the provider does not answer. It is only done in the browser of whoever answered:
 * the app has returned to it, or they typed the code of the app there.
 */
export async function readAppStatus(
  { onFailed }: Pick<LoginOptions, 'onFailed'>,
  login: OpenAppLogin,
): Promise<AppLoginStatus | null> {
  const { app, checks } = login;
  const status = await nullWhenUnavailable(onFailed, () =>
    // Every waiting page asks each second: that says nothing about the provider.
    runAsOperation({ operation: null }, () => app.readStatus(checks)),
  );
  if (status !== 'connected' && status !== 'done') return status;
  // In the meantime the app may have returned, or another tab may have sent its code.
  const { progress, ...now } = login.progress.isBound ? login : await login.reload();
  if (progress.isBound) return status;
  if (progress.way === 'here') return 'connected';
  // Begun again in another tab, whose page shows the new session.
  if (now.checks !== checks) return 'cancelled';
  // An app that is too old for codes goes on without one, whoever has it.
  await nullWhenUnavailable(onFailed, () => app.cancel(checks));
  return 'cancelled';
}
