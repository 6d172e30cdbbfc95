import { validatePassword } from '@form-builder/core/validation/password-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text, VisuallyHidden } from '@mantine/core';
import { PasswordInput } from '../password-input/password-input.tsx';
import type { GetInputPropsReturnType } from '@mantine/form';
import { usePasswordRules } from './password-rules.ts';
import { usePasswordPolicy } from './use-password-policy.ts';

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

/** The password rules, each with a tick once the password satisfies it; those that only the server checks say so. */
function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const missing = validatePassword(password, usePasswordPolicy());
  return (
    <List component="ul" size="sm" listStyleType="none" role="list">
      {usePasswordRules().map(({ code, label }) => {
        const isMet = password !== '' && code !== null && !missing.includes(code);
        return (
          <List.Item key={label}>
            {isMet ? '✓ ' : '• '}
            {label}
            {code === null && (
              <Text span inherit c="dimmed">
                {' '}
                <Trans>(controleren we bij het opslaan)</Trans>
              </Text>
            )}
            {isMet && <VisuallyHidden> ({t`in orde`})</VisuallyHidden>}
          </List.Item>
        );
      })}
    </List>
  );
}
