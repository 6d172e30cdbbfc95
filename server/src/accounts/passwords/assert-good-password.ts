import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import {
  validatePassword,
  type PasswordIssue,
} from '@form-builder/core/validation/password-rules.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { RequestError } from '../../platform/request-error.ts';
import { selectEarlierPasswords } from './earlier-passwords-queries.ts';
import type { TenantPasswordPolicy } from './password-policy.ts';
import { isWellKnown } from './well-known-passwords.ts';

/** Throws `invalid` with the rules that a new password does not meet. */
export function assertGoodPassword(
  password: string,
  policy: TenantPasswordPolicy,
  language: Language,
): void {
  const translate = translatorOf(language);
  const broken = validatePassword(password, policy);
  const isKnown = broken.length === 0 && isWellKnown(password);
  const issues: readonly (PasswordIssue | 'well_known')[] = isKnown ? ['well_known'] : broken;
  const texts = issues.map((code) =>
    translate(`issue.password.${code}`, { count: policy.minLength }),
  );
  if (texts.length > 0) throw new RequestError('invalid', { errors: { password: texts } });
}

interface EarlierCheck {
  readonly transaction: TenantTransaction;
  readonly hasher: PasswordHasher;
  readonly policy: TenantPasswordPolicy;
  readonly language: Language;
  readonly userId: string;
  readonly password: string;
}

/**
 * Throws `invalid` when the password is one of the user's last ones that the organisation refuses. Takes tenths of a
 * second for each, so call it outside a transaction.
 */
export async function assertNotEarlier(check: EarlierCheck): Promise<void> {
  const { transaction, hasher, policy, language, userId, password } = check;
  if (policy.history === 0) return;
  const hashes = await transaction((tx) => selectEarlierPasswords(tx, userId, policy.history));
  for (const hash of hashes) {
    const { matches } = await hasher.verify(password, hash);
    if (!matches) continue;
    const text = translatorOf(language)('issue.password.used_before', { count: policy.history });
    throw new RequestError('invalid', { errors: { password: [text] } });
  }
}
