import { RequestError } from '../../platform/request-error.ts';
import type { AppLogin } from '../../providers/auth/login-driver.ts';
import { selectProvider, type ProviderRow } from '../../providers/providers-queries.ts';
import { lockAttempt } from '../login-queries.ts';
import type { LoginOptions } from '../login-options.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';
import { openChecks, type BegunAttempt, type KeptChecks } from '../kept-checks.ts';
import { isOfBrowser } from '../return-from-provider.ts';

/** A login for which a browser waits. */
export interface OpenAppLogin {
  readonly attempt: BegunAttempt;
  readonly provider: ProviderRow;
  readonly app: AppLogin;
  readonly organisation: string;
  /** What the driver kept. */
  readonly checks: string;
  /** The state with which the login ends. */
  readonly state: string;
  readonly progress: NonNullable<KeptChecks['app']>;
  /** Reads again what is kept. */
  reload(): Promise<OpenAppLogin>;
}

/** Finds the login of an attempt, only for the browser that began it. */
export async function openAppLogin(
  context: LoginRequestContext,
  options: LoginOptions,
  browser: { readonly id: string; readonly cookie: string | undefined },
): Promise<OpenAppLogin> {
  const { id, cookie } = browser;
  const { tenant, transaction } = context;
  const { attempt, provider } = await transaction(async (tx) => {
    const found = await lockAttempt(tx, id, new Date(context.now()));
    if (!isOfBrowser(found, cookie)) throw new RequestError('login_expired');
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { attempt: found, provider: await selectProvider(tx, 'auth', key) };
  });
  if (provider === undefined) throw new RequestError('provider_unavailable');
  const { app, organisation } = options.providers.get(tenant.id, provider);
  // A login of another kind has no page of ours.
  if (app === undefined) throw new RequestError('login_expired');
  const { app: progress, checks, state } = openChecks(options, attempt);
  if (progress === undefined) throw new RequestError('login_expired');
  return {
    attempt,
    provider,
    app,
    organisation: organisation ?? tenant.name,
    checks,
    state,
    progress,
    reload: () => openAppLogin(context, options, browser),
  };
}
