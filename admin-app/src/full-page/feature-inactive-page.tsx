import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { setHiddenHere, useIsHiddenHere } from '../session/feature-state.ts';
import { FullPage } from './full-page.tsx';

interface FeatureInactivePageProps {
  readonly feature: FeatureId;
}

/** The page for a screen of a feature that the organisation does not use, or that this tab hides. */
export function FeatureInactivePage({ feature }: FeatureInactivePageProps) {
  const { t } = useLingui();
  const isHiddenHere = useIsHiddenHere(feature);
  return (
    <FullPage
      isInFrame
      title={isHiddenHere ? t`Functie is verborgen` : t`Functie staat uit`}
      actions={
        <>
          {isHiddenHere && (
            <Button onClick={() => setHiddenHere(feature, false)}>
              <Trans>Weer tonen in dit tabblad</Trans>
            </Button>
          )}
          <Button component={Link} to="/" variant={isHiddenHere ? 'default' : 'filled'}>
            <Trans>Naar het begin</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isHiddenHere ? (
          <Trans>Deze functie is alleen in dit tabblad verborgen.</Trans>
        ) : (
          <Trans>
            Je organisatie gebruikt deze functie nu niet. Een beheerder kan de functie aanzetten bij
            Instellingen, Functies.
          </Trans>
        )}
      </p>
    </FullPage>
  );
}
