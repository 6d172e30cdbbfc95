import { instant, type Writer } from '../logbook/writer.ts';
import { parseReturnAddress } from '../platform/http/requests/return-address.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { parseSession } from './login-secrets.ts';
import {
  nullWhenUnavailable,
  type LoginRequestContext,
  type ProviderDeparture,
} from './redirect-to-provider.ts';
import { stateOf } from './return-from-provider.ts';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { LoginOptions } from './login-options.ts';
import { lockLogin, selectLoginAtLogout, updateLogin } from './login-queries.ts';

interface LogoutRequest {
  readonly token: string;
  readonly returnUrl: string;
}

/**
 * Ends the login in this product. Returns the address that also ends the provider's session; `null`
 * when there was no active login.
 */
export async function endLogin(
  writer: Writer,
  tenant: Tenant,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  { token, returnUrl }: LogoutRequest,
): Promise<string | null> {
  const origin = originOf(tenant);
  const return_url = parseReturnAddress(returnUrl, tenant, origin);
  const login = await lockLogin(writer.tx, hashToken(token));
  if (login === undefined) return null;
  const reference = createToken();
  await updateLogin(writer.tx, login.id, {
    ended_at: instant(writer),
    token_hash: null,
    code_hash: null,
    end_hash: hashToken(reference),
    return_url,
  });
  return `${origin}${loginPaths.end}/${reference}`;
}

/**
 * The way that ends the provider's session; to the return address when there is no such session.
 */
export async function createLogoutDeparture(
  context: LoginRequestContext,
  { cipher, providers, originOf, onFailed }: LoginOptions,
  reference: string,
): Promise<ProviderDeparture> {
  const { tenant } = context;
  const { login, provider } = await context.transaction(async (tx) => {
    const found = await selectLoginAtLogout(tx, hashToken(reference));
    if (found === undefined) throw new RequestError('login_expired');
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { login: found, provider: await selectProvider(tx, 'auth', key) };
  });
  const back = login.return_url ?? originOf(tenant);
  const home = { url: back, name: tenant.name, returnUrl: back };
  if (provider === undefined) return home;
  const returnTo = `${originOf(tenant)}${loginPaths.ended}`;
  const place = { tenantId: tenant.id, purpose: 'login-session' } as const;
  const session = login.sealed_session && parseSession(cipher.decrypt(place, login.sealed_session));
  const logout = { returnTo, state: reference, session };
  // The visitor is logged out here already: a provider that is down must not keep them from the
  // form.
  const departure = await nullWhenUnavailable(onFailed, () =>
    providers.get(tenant.id, provider).end(logout),
  );
  return departure === null ? home : { ...departure, name: provider.name, returnUrl: back };
}

/** The page to return to after logging out; the reference works once. */
export async function finishLogout(
  context: LoginRequestContext,
  { originOf, providers, onFailed }: LoginOptions,
  address: URL,
): Promise<string> {
  const { tenant, transaction } = context;
  const { login, provider } = await transaction(async (tx) => {
    const found = await selectLoginAtLogout(tx, hashToken(stateOf(address)));
    if (found === undefined) return {};
    await updateLogin(tx, found.id, { end_hash: null });
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { login: found, provider: await selectProvider(tx, 'auth', key) };
  });
  if (login === undefined) return originOf(tenant);
  if (provider !== undefined) {
    try {
      providers.get(tenant.id, provider).service?.readLogoutAnswer(address);
    } catch (cause) {
      // Whatever the provider answers, the login here has ended.
      onFailed(cause);
    }
  }
  return login.return_url ?? originOf(tenant);
}
