import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { createOidcClient, type OidcClient } from '../../providers/auth/oidc/oidc-client.ts';
import type { FindClientKeys } from '../../providers/auth/oidc/client-keys/client-keys.ts';
import type { SignInProviderRow } from './sign-in-providers-tables.ts';

type Registration = Pick<
  SignInProviderRow,
  'issuer' | 'client_id' | 'client_authentication' | 'sealed_secret'
>;

/** Finds the client of a provider with which staff sign in. */
export interface SignInClients {
  readonly get: (tenantId: string, provider: Registration) => OidcClient;
}

/** The maximum number of cached clients; each caches the discovered metadata of its provider. */
const maxClients = 500;

/** The clients of all tenants, each created at first use and again when its registration changes. */
export function createSignInClients(
  cipher: SecretCipher,
  {
    findClientKeys,
    ...options
  }: {
    readonly findClientKeys: FindClientKeys;
    readonly client: OutgoingClient;
    readonly allowsPlainHttp: boolean;
    readonly now: () => number;
  },
): SignInClients {
  const made = new Map<string, OidcClient>();
  return {
    get(tenantId, { issuer, client_id: clientId, client_authentication: by, sealed_secret }) {
      const sealed = by === 'private_key' ? null : sealed_secret;
      const key = JSON.stringify([tenantId, issuer, clientId, by, sealed?.toString('base64')]);
      const known = made.get(key);
      if (known !== undefined) return known;
      const secret = sealed && cipher.decrypt({ tenantId, purpose: 'sign-in-provider' }, sealed);
      const client = createOidcClient({
        ...options,
        issuer,
        clientId,
        secret,
        ...(by === 'private_key' && { keys: findClientKeys(tenantId) }),
        verifiesSignature: true,
      });
      if (made.size >= maxClients) made.clear();
      made.set(key, client);
      return client;
    },
  };
}
