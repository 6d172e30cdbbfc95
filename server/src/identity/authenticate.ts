import type { Caller } from '../platform/http/caller.ts';
import { noteSessionUse } from '../accounts/sessions/use-session.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import { createCallers, type CallerColumn } from './callers.ts';
import type { IdentityOptions } from './identity-options.ts';
import { isGrantValid } from './provider/storage-adapter.ts';
import type { TenantProviders } from './provider/tenant-providers.ts';
import { parseBearer, verifyAccessToken, type AccessTokenClaims } from './tokens/access-token.ts';
import { embeddedIssuer } from './tokens/embedded-issuer.ts';
import { linkExternalUser } from './tokens/link-external-user.ts';
import { createExternalIssuer } from './tokens/external-issuer.ts';

/**
 * Authenticates the `Authorization` header in the tenant; throws `not_authenticated` or `token_expired`. `idleMs`: for
 * how long nobody has used the page that makes the request.
 */
export type Authenticate = (
  tenant: Tenant,
  authorizationHeader: string,
  idleMs?: number,
) => Promise<Caller>;

/** Trusts the tenant's own provider, or the external one if it is configured. */
export function createAuthenticate(
  options: IdentityOptions,
  providers: TenantProviders,
): Authenticate {
  const callers = createCallers(options);
  const now = options.runtime.now;

  async function getCaller(
    tenant: Tenant,
    column: CallerColumn,
    claims: AccessTokenClaims,
  ): Promise<Caller> {
    const caller = await callers.find(tenant.id, column, claims.sub);
    if (!caller) throw new RequestError('not_authenticated');
    return caller;
  }

  if (!options.outside) {
    return async (tenant, header, idleMs = 0) => {
      const token = parseBearer(header);
      const claims = await verifyAccessToken(token, await embeddedIssuer(providers, tenant), now());
      if (claims['tenant_id'] !== tenant.id) throw new RequestError('not_authenticated');
      const grantId = await assertGranted(options, tenant, claims['grant_id'], idleMs);
      return { ...(await getCaller(tenant, 'id', claims)), grantId };
    };
  }

  const discoverIssuer = createExternalIssuer(options.outside, options.onError);
  return async (tenant, header) => {
    const token = parseBearer(header);
    const issuer = await discoverIssuer();
    const claims = await verifyAccessToken(token, issuer, now());
    if ((claims['tenant_id'] ?? tenant.id) !== tenant.id)
      throw new RequestError('not_authenticated');
    const known = await callers.find(tenant.id, 'external_subject', claims.sub);
    if (known) return known;
    const isLinked = await linkExternalUser(
      { tenantId: tenant.id, token, claims },
      issuer,
      options.transactionFor(tenant.id),
    );
    if (!isLinked) throw new RequestError('not_authenticated');
    return getCaller(tenant, 'external_subject', claims);
  };
}

/**
 * Returns the grant of a token; throws for one of a session that was signed out or is over the organisation's limits.
 * Reads two indexed rows per request: the next request is rejected on every server, wherever the user signed out or
 * the limits changed.
 */
async function assertGranted(
  { transactionFor, runtime }: IdentityOptions,
  tenant: Tenant,
  grantId: unknown,
  idleMs: number,
): Promise<string> {
  // Tokens of earlier releases contain no grant id: their application requests a new one.
  if (typeof grantId !== 'string') throw new RequestError('token_expired');
  const session = { tenantId: tenant.id, grantId };
  const nowMs = runtime.now();
  const isAllowed = await transactionFor(tenant.id)(
    async (tx) =>
      (await isGrantValid(tx, session, nowMs)) &&
      (await noteSessionUse(tx, { ...session, nowMs, idleMs })),
  );
  if (!isAllowed) throw new RequestError('not_authenticated');
  return grantId;
}
