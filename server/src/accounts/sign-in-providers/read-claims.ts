import type { SignInRefusal } from '@form-builder/core/sign-in/sign-in-failures.ts';
import type { OidcClaims } from '../../providers/auth/oidc/oidc-client.ts';
import { claimOf } from '../../providers/auth/oidc/oidc-settings.ts';
import { readClaim } from '../../providers/auth/oidc/read-identity.ts';
import type { SignInProviderRow } from './sign-in-providers-tables.ts';

/** The groups of a person; `overage`: the provider left them out because there are too many. */
export function readGroups(
  claims: OidcClaims,
  { groups_claim: claim }: Pick<SignInProviderRow, 'groups_claim'>,
): readonly string[] | 'overage' {
  const path = claimOf(claim);
  const value = readClaim(claims, path);
  if (value === undefined) return isOverage(claims, path[0] ?? '') ? 'overage' : [];
  return [value].flat().filter((group) => typeof group === 'string');
}

/**
 * Entra ID refers to its API for somebody in more than 200 groups (a distributed claim, OpenID Connect Core 1.0,
 * 5.6.2). Read as "no groups", that would take all roles away.
 */
function isOverage(claims: OidcClaims, name: string): boolean {
  return (
    readClaim(claims, ['_claim_names', name]) !== undefined ||
    readClaim(claims, ['hasgroups']) === true
  );
}

/** The e-mail address by which an account may be linked or created, in lower case; otherwise why not. */
export function readTrustedEmail(
  claims: OidcClaims,
  { domains, trusts_email: trustsEmail }: Pick<SignInProviderRow, 'domains' | 'trusts_email'>,
):
  | { readonly email: string }
  | { readonly refusal: Extract<SignInRefusal, 'email_unverified' | 'email_domain'> } {
  const value = claims['email'];
  const email = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const isVerified = isVerifiedEmail(claims) ?? trustsEmail;
  if (!isVerified || !isAddress(email)) return { refusal: 'email_unverified' };
  const domain = email.slice(email.indexOf('@') + 1);
  return domains.includes(domain) ? { email } : { refusal: 'email_domain' };
}

const isAddress = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 && !email.includes('\0');

/** What the provider says about the address: the standard claim, or `xms_edov` of Entra ID. */
function isVerifiedEmail(claims: OidcClaims): boolean | undefined {
  const said = claims['email_verified'] ?? claims['xms_edov'];
  if (said === undefined || said === null) return undefined;
  return said === true || said === 'true' || said === 1 || said === '1';
}

/** Whether the sign-in at the provider counts as one with a second factor, by the values that the administrator named. */
export function provesSecondFactor(
  claims: OidcClaims,
  { mfa_values: values }: Pick<SignInProviderRow, 'mfa_values'>,
): boolean {
  return [claims['amr'], claims['acr']]
    .flat()
    .some((method) => typeof method === 'string' && values.includes(method));
}

/** The first and last name, each at most 100 characters; the e-mail address stands in for an absent name. */
export function readName(claims: OidcClaims, email: string) {
  const textOf = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 100) : '';
  };
  const first = textOf('given_name');
  const last = textOf('family_name');
  if (first !== '' || last !== '') return { first_name: first, last_name: last };
  return { first_name: textOf('name') || email.slice(0, 100), last_name: '' };
}
