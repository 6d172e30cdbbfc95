import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { goToLogin } from '../session/go-to-login.ts';
import { SignedOutPage } from './signed-out-page.tsx';

/** The screen of a mailed link that confirms a new e-mail address: by a press, because mail scanners open links. */
export function EmailScreen() {
  const { t } = useLingui();
  // The key after the `#`, which no server and no log sees.
  const [key] = useState(() => location.hash.slice(1));
  const confirm = useMutation({
    mutationFn: async () => (await api.confirmEmailChange({ body: { key } })).data,
    meta: { showsErrors: true },
  });
  if (confirm.data !== undefined) return <DonePage email={confirm.data.email} />;
  return (
    <SignedOutPage
      title={t`Bevestig je nieuwe e-mailadres`}
      actions={
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          <Trans>E-mailadres bevestigen</Trans>
        </Button>
      }
    >
      <FailureAlert error={confirm.error} />
      <p>
        <Trans>Daarna log je in met dit adres. Het oude adres krijgt daar een bericht van.</Trans>
      </p>
    </SignedOutPage>
  );
}

function DonePage({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const logIn = () => {
    // Continues to the start screen, not back to the used link.
    history.replaceState(null, '', '/');
    void goToLogin();
  };
  return (
    <SignedOutPage
      title={t`Je e-mailadres is gewijzigd`}
      actions={
        <Button onClick={logIn}>
          <Trans>Inloggen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Je logt voortaan in met {email}.</Trans>
      </p>
    </SignedOutPage>
  );
}
