import type { AccountCreation } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { SignInFailure } from '@form-builder/core/sign-in/sign-in-failures.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { providerErrors } from '../providers/provider-words.ts';

/** When the first sign-in of an unknown person creates an account. */
export const accountCreationLabels: Readonly<Record<AccountCreation, MessageDescriptor>> = {
  never: msg`Nooit: alleen wie hier al een account heeft`,
  with_role: msg`Alleen als een groep een rol geeft`,
  always: msg`Altijd, ook zonder rol`,
};

/** Why the last sign-in did not succeed. */
export const signInFailureTexts: Readonly<Record<SignInFailure, MessageDescriptor>> = {
  ...providerErrors,
  answer_rejected: msg`het antwoord van de provider klopt niet of is verlopen`,
  groups_overage: msg`iemand zit in te veel groepen; laat de provider alleen de groepen van deze toepassing meesturen`,
  email_unverified: msg`de provider stuurt geen bevestigd e-mailadres mee`,
};
