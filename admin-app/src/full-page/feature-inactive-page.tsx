import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FullPage } from './full-page.tsx';

/** The page for a screen of a feature that the organisation does not use. */
export function FeatureInactivePage() {
  const { t } = useLingui();
  return (
    <FullPage
      title={t`Functie staat uit`}
      actions={
        <Button component={Link} to="/">
          <Trans>Naar het begin</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Je organisatie gebruikt deze functie nu niet. Een beheerder kan de functie aanzetten bij
          Instellingen, Functies.
        </Trans>
      </p>
    </FullPage>
  );
}
