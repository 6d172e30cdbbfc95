import { instant, type Writer } from '../logbook/writer.ts';
import { parseReturnAddress } from '../platform/http/requests/return-address.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { nullWhenUnavailable, type LoginRequestContext } from './redirect-to-provider.ts';
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
 * The address that ends the provider's session; the return address when there is no such session.
 */
export async function createLogoutUrl(
  context: LoginRequestContext,
  { providers, originOf }: LoginOptions,
  reference: string,
): Promise<string> {
  const { tenant } = context;
  const { login, provider } = await context.transaction(async (tx) => {
    const found = await selectLoginAtLogout(tx, hashToken(reference));
    if (found === undefined) throw new RequestError('login_expired');
    const key = { id: found.provider_id, servesTests: found.serves_tests };
    return { login: found, provider: await selectProvider(tx, 'auth', key) };
  });
  const back = login.return_url ?? originOf(tenant);
  if (provider === undefined) return back;
  const returnTo = `${originOf(tenant)}${loginPaths.ended}`;
  const logout = { returnTo, state: reference };
  // The visitor is logged out here already: a provider that is down must not keep them from the
  // form.
  return (await providers.get(tenant.id, provider).end(logout).catch(nullWhenUnavailable)) ?? back;
}

/** The page to return to after logging out; the reference works once. */
export async function finishLogout(
  context: LoginRequestContext,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  reference: string,
): Promise<string> {
  return context.transaction(async (tx) => {
    const login = await selectLoginAtLogout(tx, hashToken(reference));
    if (login === undefined) return originOf(context.tenant);
    await updateLogin(tx, login.id, { end_hash: null });
    return login.return_url ?? originOf(context.tenant);
  });
}
