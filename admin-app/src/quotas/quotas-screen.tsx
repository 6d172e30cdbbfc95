import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { QuotaItem } from './quota-item.tsx';
import { quotasQuery } from './quotas-query.ts';

/** What the organisation uses, beside the limits of the operator (`/settings/gebruik`). */
export function QuotasScreen() {
  const { t } = useLingui();
  const { data: quotas, error, refetch } = useQuery(quotasQuery);
  return (
    <>
      <SectionHeader title={t`Gebruik en limieten`} />
      <Text mb="lg" maw="40rem">
        <Trans>
          De beheerder van het systeem kan limieten afspreken, zodat elke organisatie genoeg ruimte
          houdt. Bij 80 % en 100 % krijg je een melding. Inzendingen van bezoekers komen altijd
          binnen.
        </Trans>
      </Text>
      {quotas === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {quotas === undefined && error === null && <Skeleton height={300} aria-busy="true" />}
      {quotas !== undefined && (
        <BorderedList>
          {quotas.map((quota) => (
            <QuotaItem key={quota.id} quota={quota} />
          ))}
        </BorderedList>
      )}
    </>
  );
}
