import { canonicalOrigin } from '../platform/config/canonical-origin.ts';
import type { Config } from '../platform/config/config.ts';

/** Where a tenant is, and the link for the key of its administrator; `null` with an external OpenID Provider. */
export function describeAccess(
  config: Config,
  slug: string,
  key: string,
): { readonly origin: string; readonly passwordLink: string | null } {
  const origin = canonicalOrigin(config, slug);
  return {
    origin,
    passwordLink: config.externalIssuer === null ? `${origin}/password#${key}` : null,
  };
}
