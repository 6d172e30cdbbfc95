import { validatePassword } from '@form-builder/core/validation/password-rules.ts';
import { useLingui } from '@lingui/react/macro';
import { List, PasswordInput, VisuallyHidden } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { passwordRules } from './password-rules.ts';

interface NewPasswordInputsProps {
  /** What was typed, to tick the rules that it meets. */
  readonly password: string;
  readonly getInputProps: (name: 'password' | 'again') => GetInputPropsReturnType;
}

/** A new password and its repetition. */
export function NewPasswordInputs({ password, getInputProps }: NewPasswordInputsProps) {
  const { t } = useLingui();
  return (
    <>
      <PasswordInput
        label={t`Nieuw wachtwoord`}
        description={<PasswordRules password={password} />}
        // A list may not stand in a paragraph.
        descriptionProps={{ component: 'div' }}
        autoComplete="new-password"
        maxLength={200}
        withAsterisk
        {...getInputProps('password')}
      />
      <PasswordInput
        label={t`Herhaal het wachtwoord`}
        autoComplete="new-password"
        maxLength={200}
        withAsterisk
        {...getInputProps('again')}
      />
    </>
  );
}

/** The password rules, each with a tick once the password satisfies it. */
function PasswordRules({ password }: { readonly password: string }) {
  const { t, i18n } = useLingui();
  const missing = validatePassword(password);
  return (
    <List component="ul" size="sm" listStyleType="none" role="list">
      {passwordRules.map(({ code, label }) => {
        const isMet = password !== '' && !missing.includes(code);
        return (
          <List.Item key={code}>
            {isMet ? '✓ ' : '• '}
            {i18n._(label)}
            {isMet && <VisuallyHidden> ({t`in orde`})</VisuallyHidden>}
          </List.Item>
        );
      })}
    </List>
  );
}
