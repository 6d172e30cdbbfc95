import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { FeatureItem } from './feature-item.tsx';
import { featuresQuery } from './features-query.ts';

/** The features of the product that the organisation switches (`/settings/functies`). */
export function FeaturesScreen() {
  const { t } = useLingui();
  const { data: features, error, refetch } = useQuery(featuresQuery);
  return (
    <>
      <SectionHeader title={t`Functies`} />
      <Text mb="lg" maw="40rem">
        <Trans>
          Zet uit wat je organisatie niet gebruikt: dan staat het niet in menu's en op schermen.
          Antwoorden gaan nooit verloren, en formulieren die al zijn gepubliceerd, blijven werken.
        </Trans>
      </Text>
      {features === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {features === undefined && error === null && <Skeleton height={300} aria-busy="true" />}
      {features !== undefined && (
        <BorderedList>
          {features.map((feature) => (
            <FeatureItem key={feature.id} feature={feature} />
          ))}
        </BorderedList>
      )}
    </>
  );
}
