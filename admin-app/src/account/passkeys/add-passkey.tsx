import { useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { PasswordInput } from '../../password-input/password-input.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { createCredential } from './create-credential.ts';

interface AddPasskeyProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Adds a passkey: a name and the password first, then the browser asks for the device. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { name: '', password: '' },
    validate: {
      name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null),
      password: (password) => (password === '' ? t`Vul je wachtwoord in.` : null),
    },
  });
  const add = useMutation({
    mutationFn: async ({ name, password }: typeof form.values) => {
      const { data: offer } = await api.offerPasskey({ body: { password_current: password } });
      const credential = await createCredential(offer.options);
      return (await api.addPasskey({ body: { name, credential } })).data;
    },
    meta: { showsErrors: true },
    onSuccess: (data) => onDone(data.recovery_codes),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => add.mutate(values))}>
      <Stack gap="md">
        <AddFailure error={add.error} />
        <Text>
          {t`Na je wachtwoord vraagt je browser waar je de passkey wilt bewaren: op dit apparaat, op je telefoon of op een beveiligingssleutel.`}
        </Text>
        <TextInput
          label={t`Naam van de passkey`}
          description={t`Bijvoorbeeld: laptop van het werk. Zo herken je de passkey later.`}
          maxLength={60}
          withAsterisk
          {...form.getInputProps('name')}
        />
        <PasswordInput
          label={t`Huidig wachtwoord`}
          autoComplete="current-password"
          maxLength={200}
          withAsterisk
          {...form.getInputProps('password')}
        />
        <FormButtons
          submitLabel={t`Passkey toevoegen`}
          isPending={add.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

/** Errors of the browser are said in our words: its own are English and technical. */
function AddFailure({ error }: { readonly error: Error | null }) {
  const { t } = useLingui();
  if (!(error instanceof DOMException)) return <FailureAlert error={error} />;
  return (
    <Alert color="red" role="alert" title={t`De passkey is niet toegevoegd`}>
      {error.name === 'InvalidStateError'
        ? t`Op dit apparaat staat al een passkey voor dit account.`
        : t`Het maken van de passkey is gestopt of duurde te lang. Probeer het opnieuw.`}
    </Alert>
  );
}
