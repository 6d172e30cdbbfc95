import { emailIssues } from '@form-builder/core/validation/rules/text/email.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Text, TextInput } from '@mantine/core';
import { PasswordInput } from '../../password-input/password-input.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { useUser } from '../../session/use-user.ts';

/** Asks for another e-mail address; not for users of an external provider, which has their address. */
export function EmailChange() {
  const user = useUser();
  const [state, setState] = useState<'closed' | 'open' | 'cancelled' | 'asked'>('closed');
  const [asked, setAsked] = useState('');
  const status = useRef<HTMLDivElement>(null);
  if (user?.has_password !== true) return null;
  return (
    <Stack gap="sm" align="flex-start" my="md">
      <div role="status" ref={status} tabIndex={-1}>
        {state === 'asked' && (
          <Text>
            <Trans>
              We hebben een link gestuurd naar {asked}. Je nieuwe adres geldt zodra je die gebruikt,
              en tot die tijd verandert er niets. De link werkt een dag.
            </Trans>
          </Text>
        )}
      </div>
      {state === 'open' ? (
        <EmailForm
          onCancel={() => setState('cancelled')}
          onAsked={(email) => {
            setAsked(email);
            setState('asked');
            // The form disappears.
            status.current?.focus();
          }}
        />
      ) : (
        <Button
          variant="default"
          autoFocus={state === 'cancelled'}
          onClick={() => setState('open')}
        >
          <Trans>E-mailadres wijzigen</Trans>
        </Button>
      )}
    </Stack>
  );
}

interface EmailFormProps {
  readonly onAsked: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ onAsked, onCancel }: EmailFormProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) =>
        emailIssues(email.trim()).length === 0 ? null : t`Vul een e-mailadres in.`,
      password: (password) => (password === '' ? t`Vul je wachtwoord in.` : null),
    },
  });
  const ask = useMutation({
    mutationFn: ({ email, password }: typeof form.values) =>
      api.requestEmailChange({ body: { email: email.trim(), password_current: password } }),
    meta: { showsErrors: true },
    onSuccess: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <Box
      component="form"
      noValidate
      w="100%"
      onSubmit={form.onSubmit((values) => ask.mutate(values))}
    >
      <Stack gap="md">
        <FailureAlert error={ask.error} />
        <TextInput
          label={t`Nieuw e-mailadres`}
          type="email"
          autoComplete="email"
          maxLength={254}
          withAsterisk
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t`Huidig wachtwoord`}
          autoComplete="current-password"
          maxLength={200}
          withAsterisk
          {...form.getInputProps('password')}
        />
        <FormButtons submitLabel={t`Link sturen`} isPending={ask.isPending} onCancel={onCancel} />
      </Stack>
    </Box>
  );
}
