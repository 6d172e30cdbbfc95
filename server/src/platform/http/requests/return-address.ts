import { RequestError } from '../../request-error.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';

/**
 * The page to return to after a redirect to a provider, without a fragment. Accepts only pages of the tenant's
 * own origin and of sites that may embed its forms; anything else would be an open redirect.
 */
export function parseReturnAddress(text: string, tenant: Tenant, ownOrigin: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isAllowed =
    url !== undefined && (url.origin === ownOrigin || tenant.allowedOrigins.includes(url.origin));
  if (!isWeb || !isAllowed || url.username !== '' || url.password !== '') {
    throw new RequestError('return_address_not_allowed');
  }
  url.hash = '';
  return url.href;
}

/** The page with a value in its fragment, which browsers send to no server. */
export function withFragment(returnAddress: string, name: string, value: string): string {
  const url = new URL(returnAddress);
  url.hash = `${name}=${value}`;
  return url.href;
}
