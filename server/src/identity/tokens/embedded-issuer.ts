import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { audienceOf, issuerOf } from '../issuer.ts';
import type { TenantKeys } from '../keys/tenant-keys.ts';
import type { TenantProviders } from '../provider/tenant-providers.ts';
import type { TrustedIssuer } from './access-token.ts';

// Limits the reads of keys that tokens with invented key ids could cause.
const unknownKeyMs = 5000;

/** The tenant's own provider as a trusted issuer. */
export async function embeddedIssuer(
  providers: TenantProviders,
  tenant: Tenant,
): Promise<TrustedIssuer> {
  const { context, keys } = await providers.get(tenant);
  return {
    issuer: issuerOf(context.origin),
    audience: audienceOf(context.origin),
    findKey: createKeyFinder(keys, async () => (await providers.get(tenant, unknownKeyMs)).keys),
  };
}

/** Reloads the keys for an unknown key id: another process may have just created it. */
function createKeyFinder(keys: TenantKeys, reload: () => Promise<TenantKeys>): JWTVerifyGetKey {
  const find = keySetOf(keys);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return keySetOf(await reload())(header, token);
    }
  };
}

const keySets = new WeakMap<TenantKeys, JWTVerifyGetKey>();

/** The public keys in the form for verification, cached while the keys are in use. */
function keySetOf(keys: TenantKeys): JWTVerifyGetKey {
  const known = keySets.get(keys);
  if (known) return known;
  const created = createLocalJWKSet({ keys: keys.token.map(toPublicKey) });
  keySets.set(keys, created);
  return created;
}

function toPublicKey(key: JWK): JWK {
  const publicKey = { ...key };
  delete publicKey.d;
  return publicKey;
}
