import type { PasswordIssue } from '@form-builder/core/validation/password-rules.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePasswordPolicy } from './use-password-policy.ts';

interface PasswordRule {
  /** `null`: only the server can tell. */
  readonly code: PasswordIssue | null;
  readonly label: string;
}

/** The rules for passwords with their texts, in the order in which the server checks them. */
export function usePasswordRules(): readonly PasswordRule[] {
  const { t } = useLingui();
  const { minLength, history } = usePasswordPolicy();
  return [
    { code: 'min_length', label: t`Minstens ${minLength} tekens` },
    { code: 'capital', label: t`Minstens één hoofdletter` },
    { code: 'lowercase', label: t`Minstens één kleine letter` },
    { code: 'number', label: t`Minstens één cijfer` },
    { code: 'special', label: t`Minstens één ander teken, zoals ! of ?` },
    { code: null, label: t`Geen bekend wachtwoord, zoals Welkom2026!` },
    ...(history > 0
      ? [
          {
            code: null,
            label: t`${plural(history, { one: 'Een ander wachtwoord dan je huidige', other: 'Een ander wachtwoord dan je laatste # wachtwoorden' })}`,
          },
        ]
      : []),
  ];
}
