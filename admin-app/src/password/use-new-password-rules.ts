import { validatePassword } from '@form-builder/core/validation/password-rules.ts';
import { useLingui } from '@lingui/react/macro';
import { usePasswordPolicy } from './use-password-policy.ts';

interface NewPassword {
  readonly password: string;
  readonly again: string;
}

/** The checks of a form with a new password and its repetition. */
export function useNewPasswordRules() {
  const { t } = useLingui();
  const policy = usePasswordPolicy();
  return {
    password: (password: string) =>
      validatePassword(password, policy).length === 0
        ? null
        : t`Dit wachtwoord is nog niet goed genoeg.`,
    again: (again: string, { password }: NewPassword) =>
      again === password ? null : t`De wachtwoorden zijn niet gelijk.`,
  };
}
