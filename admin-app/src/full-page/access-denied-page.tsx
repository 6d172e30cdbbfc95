import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { goToLogin } from '../session/start-session.ts';
import { FullPage } from './full-page.tsx';

/** A signed-in user opened a screen that is not theirs. */
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

/** The server refused the token: the user is logged out in this tab. */
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
