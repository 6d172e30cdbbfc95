import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { validatePassword } from '@form-builder/core/validation/password-rules.ts';
import { RequestError } from '../../platform/request-error.ts';

/** Throws `invalid` with the rules that a new password does not meet. */
export function assertGoodPassword(password: string, language: Language): void {
  const translate = translatorOf(language);
  const issues = validatePassword(password).map((code) => translate(`issue.password.${code}`));
  if (issues.length > 0) throw new RequestError('invalid', { errors: { password: issues } });
}
