import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Tenant } from '../../platform/database/tenant.ts';
import { audienceOf, issuerOf } from '../issuer.ts';
import type { TenantKeys } from '../keys/tenant-keys.ts';
import type { TenantProviders } from '../provider/tenant-providers.ts';
import type { TrustedIssuer } from './access-token.ts';

// Tokens with made-up key ids must not make the server read the keys for each of them.
const unknownKeyMs = 5000;

/** The tenant's own provider as an issuer to trust. */
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

/** Reads the keys once more for a key that is not known: another process may have made it just now. */
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

/** The public keys ready to verify with; made once for as long as the keys are in use. */
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
