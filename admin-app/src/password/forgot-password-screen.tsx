import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

/** Asks for the e-mail address to which a link to choose another password is sent. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t`Vul je e-mailadres in.`),
    },
  });
  const ask = useMutation({
    mutationFn: (email: string) => api.requestPasswordReset({ body: { email: email.trim() } }),
    meta: { showsErrors: true },
  });
  if (ask.isSuccess) return <SentPage email={form.values.email.trim()} />;
  return (
    <SignedOutPage title={t`Wachtwoord vergeten`} actions={<BackToLogin />}>
      <form noValidate onSubmit={form.onSubmit(({ email }) => ask.mutate(email))}>
        <Stack gap="lg" ta="left">
          <FailureAlert error={ask.error} />
          <TextInput
            label={t`E-mailadres`}
            description={t`Het e-mailadres waarmee je inlogt.`}
            type="email"
            autoComplete="username"
            maxLength={254}
            withAsterisk
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={ask.isPending}>
            <Trans>Stuur een link</Trans>
          </Button>
        </Stack>
      </form>
    </SignedOutPage>
  );
}

/** The same text whether or not the account exists, so that it does not reveal this. */
function SentPage({ email }: { readonly email: string }) {
  const { t } = useLingui();
  return (
    <SignedOutPage title={t`Kijk in je mailbox`} actions={<BackToLogin />}>
      <p>
        <Trans>
          Hoort {email} bij een account, dan krijg je binnen een paar minuten een e-mail met een
          link om een nieuw wachtwoord te kiezen.
        </Trans>
      </p>
    </SignedOutPage>
  );
}

function BackToLogin() {
  return (
    <Anchor href="/">
      <Trans>Terug naar inloggen</Trans>
    </Anchor>
  );
}
