import { createRemoteJWKSet } from 'jose';
import * as v from 'valibot';
import { RequestError } from '../../platform/request-error.ts';
import type { OutsideIssuer } from '../identity-options.ts';
import type { TrustedIssuer } from './access-token.ts';

/** An outside provider as discovered. */
export interface DiscoveredIssuer extends TrustedIssuer {
  readonly userinfoEndpoint: string | undefined;
}

const discoverySchema = v.object({
  issuer: v.string(),
  jwks_uri: v.pipe(v.string(), v.url()),
  userinfo_endpoint: v.optional(v.pipe(v.string(), v.url())),
});

const timeoutMs = 10_000;

/** Discovers an outside provider once; when it does not answer, the next call tries again. */
export function createOutsideIssuer({
  issuer,
  audience,
}: OutsideIssuer): () => Promise<DiscoveredIssuer> {
  let discovered: Promise<DiscoveredIssuer> | undefined;

  async function discover(): Promise<DiscoveredIssuer> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const found = v.parse(discoverySchema, await fetchJson(address));
    if (found.issuer !== issuer) throw new RequestError('unavailable');
    const findKey = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs });
    return { issuer, audience, findKey, userinfoEndpoint: found.userinfo_endpoint };
  }

  return () => {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
}

const identitySchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
});

/** Who the token's user is according to the provider's userinfo endpoint. */
export async function fetchUserinfo(endpoint: string, token: string) {
  return v.parse(identitySchema, await fetchJson(endpoint, { authorization: `Bearer ${token}` }));
}

async function fetchJson(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The sign-in provider answered ${String(response.status)}`);
    return await response.json();
  } catch (cause) {
    throw new RequestError('unavailable', { cause });
  }
}
