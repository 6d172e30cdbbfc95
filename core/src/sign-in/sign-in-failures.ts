import { providerErrors } from '../provider-errors/provider-errors.ts';

/** Why a person who is known at the provider may not sign in here. */
export const signInRefusals = [
  /** The provider does not say that the e-mail address is theirs. */
  'email_unverified',
  /** The e-mail address is outside the domains that the administrator named. */
  'email_domain',
  /** The account with this e-mail address may not be linked by it: root, or linked to somebody else. */
  'account_not_linkable',
  'no_account',
  'account_inactive',
  'no_role',
  /** The provider left the groups out because there are too many (Entra ID: more than 200). */
  'groups_overage',
] as const;
export type SignInRefusal = (typeof signInRefusals)[number];

/** Why the last sign-in at a provider did not succeed for a reason that an administrator can mend. */
export const signInFailures = [
  ...providerErrors,
  /** Its answer does not belong to the request: state, nonce, issuer, signature, audience or code. */
  'answer_rejected',
  'groups_overage',
  'email_unverified',
] as const;
export type SignInFailure = (typeof signInFailures)[number];
