import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { AccessTokenClaims } from './access-token.ts';
import { fetchUserinfo, type DiscoveredIssuer } from './external-issuer.ts';

/**
 * Links an external account to the tenant's user with the same verified e-mail address, once: from then on only
 * the account's subject counts. False when no such user exists.
 */
export async function linkExternalUser(
  user: { readonly tenantId: string; readonly token: string; readonly claims: AccessTokenClaims },
  issuer: DiscoveredIssuer,
  transaction: TenantTransaction,
): Promise<boolean> {
  const email = await findVerifiedEmail(user, issuer);
  if (email === undefined) return false;
  return transaction((tx) => setExternalSubject(tx, user.tenantId, email, user.claims.sub));
}

async function findVerifiedEmail(
  { token, claims }: { readonly token: string; readonly claims: AccessTokenClaims },
  { userinfoEndpoint }: DiscoveredIssuer,
): Promise<string | undefined> {
  const inToken = {
    sub: claims.sub,
    email: claims['email'],
    email_verified: claims['email_verified'],
  };
  const known =
    inToken.email === undefined && userinfoEndpoint !== undefined
      ? await fetchUserinfo(userinfoEndpoint, token)
      : inToken;
  if (known?.sub !== claims.sub || known.email_verified !== true) return undefined;
  return typeof known.email === 'string' ? known.email.toLowerCase() : undefined;
}

async function setExternalSubject(
  tx: Transaction<Database>,
  tenantId: string,
  email: string,
  subject: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ external_subject: subject })
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('is_active', '=', true)
    .where('external_subject', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
