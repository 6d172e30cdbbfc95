import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { allEnvironmentsQuery } from '../publishing/environments-query.ts';
import { EnvironmentForm } from './environment-form.tsx';

/** The environments of the organisation: their names and order, and whether they are enabled. */
export function EnvironmentSettings() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(allEnvironmentsQuery);
  return (
    <>
      <SectionHeader title={t`Omgevingen`} />
      <Text mb="lg" maw="40rem">
        <Trans>
          In deze volgorde staan de omgevingen in lijsten en bij het publiceren. Bezoekers zien wat
          in productie staat, op welke plaats je die ook zet.
        </Trans>
      </Text>
      {data !== undefined && <EnvironmentForm environments={data} />}
      {data === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton height={260} maw="40rem" />}
    </>
  );
}
