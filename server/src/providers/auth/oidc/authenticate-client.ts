import * as oidc from 'openid-client';
import type { ClientKeys } from './client-keys/client-keys.ts';

/** With what we prove to a provider that we are its client. */
export interface ClientCredentials {
  /** The client secret; `null` for a public client, and for one with keys. */
  readonly secret: string | null;
  /** The keys that sign an assertion instead of a secret that is sent; absent for a client with a secret. */
  readonly keys?: Pick<ClientKeys, 'forSigning'>;
}

/** Authenticates our client at the token endpoint: with a signed assertion, or with its secret. */
export function authenticateClient({ secret, keys }: ClientCredentials): oidc.ClientAuth {
  if (keys !== undefined) return signAssertion(keys);
  return secret === null ? oidc.None() : sendSecret(secret);
}

/**
 * An assertion that we sign (`private_key_jwt`, OpenID Connect Core 1.0, 9, and RFC 7523): who we are (`iss`, `sub`), for
 * this provider only (`aud`), for a minute (`exp`) and once (`jti`).
 */
function signAssertion(keys: Pick<ClientKeys, 'forSigning'>): oidc.ClientAuth {
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the library waits for it; only its type lacks the promise
  return async (...request) => {
    const [{ token_endpoint_auth_signing_alg_values_supported: algorithms }] = request;
    // One of the two that every provider knows. RS256 is what a provider takes that lists nothing.
    const isPssOnly = algorithms?.includes('PS256') === true && !algorithms.includes('RS256');
    const sign = oidc.PrivateKeyJwt(await keys.forSigning(isPssOnly ? 'PS256' : 'RS256'));
    // eslint-disable-next-line @typescript-eslint/await-thenable -- as above
    await sign(...request);
  };
}

/**
 * The secret, in the header unless the provider only lists the body (OpenID Connect Core 1.0, 9). A provider that lists
 * nothing takes the header (Discovery 1.0, 3).
 */
function sendSecret(secret: string): oidc.ClientAuth {
  const inHeader = oidc.ClientSecretBasic(secret);
  const inBody = oidc.ClientSecretPost(secret);
  return (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const isOnlyInBody =
      !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    (isOnlyInBody ? inBody : inHeader)(server, ...request);
  };
}
