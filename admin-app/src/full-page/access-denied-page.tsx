import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FullPage } from './full-page.tsx';

/** The page for a signed-in user who may not open the screen. */
export function AccessDeniedPage() {
  const { t } = useLingui();
  return (
    <FullPage
      isInFrame
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
