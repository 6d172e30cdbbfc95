import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PasswordInput } from '../../password-input/password-input.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { NewPasswordInputs } from '../../password/new-password-inputs.tsx';
import { useNewPasswordRules } from '../../password/use-new-password-rules.ts';
import { useUser } from '../../session/use-user.ts';

interface PasswordFormProps {
  readonly onSaved: () => void | Promise<void>;
  /** The buttons below the inputs. */
  readonly buttons: (isSaving: boolean) => ReactNode;
}

/** Asks for the current password and a new one. */
export function PasswordForm({ onSaved, buttons }: PasswordFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const form = useForm({
    initialValues: { current: '', password: '', again: '' },
    validate: {
      ...useNewPasswordRules(),
      current: (current) => (current === '' ? t`Vul je huidige wachtwoord in.` : null),
    },
  });
  const save = useMutation({
    mutationFn: ({ current, password }: typeof form.values) =>
      api.changePassword({ body: { password, password_current: current } }),
    meta: { showsErrors: true },
    onSuccess: onSaved,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="md">
        <FailureAlert error={save.error} />
        {/* Password managers store the new password with this name. */}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
        />
        <PasswordInput
          label={t`Huidig wachtwoord`}
          autoComplete="current-password"
          maxLength={200}
          withAsterisk
          autoFocus
          {...form.getInputProps('current')}
        />
        <NewPasswordInputs
          password={form.values.password}
          getInputProps={(name) => form.getInputProps(name)}
        />
        {buttons(save.isPending)}
      </Stack>
    </form>
  );
}
