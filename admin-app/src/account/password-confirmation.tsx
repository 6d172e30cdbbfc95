import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { PasswordInput } from '../password-input/password-input.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';

interface PasswordConfirmationProps<T> {
  /** The consequences of the action. */
  readonly text: string;
  readonly action: string;
  readonly call: (password: string) => Promise<T>;
  readonly onDone: (answer: T) => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password before an action for which a session is not sufficient. */
export function PasswordConfirmation<T>({ call, onDone, ...props }: PasswordConfirmationProps<T>) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? t`Vul je wachtwoord in.` : null) },
  });
  const confirm = useMutation({
    mutationFn: call,
    meta: { showsErrors: true },
    onSuccess: onDone,
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => confirm.mutate(password))}>
      <Stack gap="md">
        <Text>{props.text}</Text>
        <FailureAlert error={confirm.error} />
        <PasswordInput
          label={t`Huidig wachtwoord`}
          autoComplete="current-password"
          maxLength={200}
          withAsterisk
          {...form.getInputProps('password')}
        />
        <FormButtons
          submitLabel={props.action}
          isPending={confirm.isPending}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
