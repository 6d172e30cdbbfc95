import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { goToLogin } from '../session/go-to-login.ts';
import { FullPage } from './full-page.tsx';

/** The page for a signed-in user who may not open the screen. */
export function AccessDeniedPage() {
  const { t } = useLingui();
  return (
    <FullPage
      title={t`Geen toegang`}
      actions={
        <Button component={Link} to="/">
          <Trans>Naar het begin</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Je hebt geen recht om deze pagina te bekijken. Denk je dat dit niet klopt? Vraag je
          beheerder om toegang.
        </Trans>
      </p>
    </FullPage>
  );
}

/** The page after the server rejected the token and the user was logged out in this tab. */
export function SessionEndedPage() {
  const { t } = useLingui();
  return (
    <FullPage
      title={t`Geen toegang`}
      actions={
        <Button onClick={() => void goToLogin()}>
          <Trans>Opnieuw inloggen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Je bent niet meer ingelogd. Log opnieuw in om verder te gaan waar je was.</Trans>
      </p>
    </FullPage>
  );
}
