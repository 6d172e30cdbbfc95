import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { goToLogin } from '../session/go-to-login.ts';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { useNewPasswordRules } from './use-new-password-rules.ts';
import { SignedOutPage } from './signed-out-page.tsx';

/** The screen of a mailed link, to choose the first or another password. */
export function PasswordScreen() {
  const { t } = useLingui();
  // The key after the `#`, which no server and no log sees.
  const [key] = useState(() => location.hash.slice(1));
  const owner = useQuery({
    queryKey: ['password-key', key],
    queryFn: async () => (await api.readPasswordKey({ body: { key } })).data,
    retry: false,
    staleTime: Infinity,
  });
  const [isDone, setDone] = useState(false);
  if (isDone) return <DonePage />;
  if (owner.error !== null) return <InvalidLinkPage text={errorText(owner.error)} />;
  return (
    <SignedOutPage title={t`Kies een wachtwoord`}>
      {owner.data === undefined ? (
        <Skeleton height={260} />
      ) : (
        <PasswordFields
          apiKey={key}
          name={owner.data.name}
          email={owner.data.email}
          onDone={() => setDone(true)}
        />
      )}
    </SignedOutPage>
  );
}

interface PasswordFieldsProps {
  readonly apiKey: string;
  readonly name: string;
  readonly email: string;
  readonly onDone: () => void;
}

function PasswordFields({ apiKey, name, email, onDone }: PasswordFieldsProps) {
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: useNewPasswordRules(),
  });
  const save = useMutation({
    mutationFn: (password: string) => api.setPassword({ body: { key: apiKey, password } }),
    meta: { showsErrors: true },
    onSuccess: onDone,
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => save.mutate(password))}>
      <Stack gap="lg" ta="left">
        <Text>
          <Trans>
            Voor het account van {name} ({email}).
          </Trans>
        </Text>
        <FailureAlert error={save.error} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordInputs
          password={form.values.password}
          getInputProps={(name) => form.getInputProps(name)}
        />
        <Button type="submit" loading={save.isPending}>
          <Trans>Wachtwoord opslaan</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function DonePage() {
  const { t } = useLingui();
  return (
    <SignedOutPage
      title={t`Je wachtwoord is opgeslagen`}
      actions={
        <Button onClick={() => void logIn()}>
          <Trans>Inloggen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Je kunt nu inloggen met je e-mailadres en dit wachtwoord.</Trans>
      </p>
    </SignedOutPage>
  );
}

/** Continues to the start screen, not back to the used link. */
function logIn(): Promise<void> {
  history.replaceState(null, '', '/');
  return goToLogin();
}

function InvalidLinkPage({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <SignedOutPage
      title={t`Deze link werkt niet`}
      actions={
        <Button component={Link} to={addressOf('forgotPassword')}>
          <Trans>Nieuwe link aanvragen</Trans>
        </Button>
      }
    >
      <p>{text}</p>
    </SignedOutPage>
  );
}
