import type {
  CallHour,
  CallPeriod,
  CallStatistics as Statistics,
} from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Skeleton, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarChart } from '../charts/bar-chart.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { formatExact, formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { callsByHour } from './calls-by-hour.ts';
import { callStatisticsQuery, type ProviderPlace } from './provider-calls-queries.ts';
import classes from './provider-calls.module.css';

interface CallStatisticsProps {
  readonly place: ProviderPlace;
  readonly hours: CallPeriod;
}

/** Calls and errors per hour as bars, with the figures in a table beside them. */
export function CallStatistics({ place, hours }: CallStatisticsProps) {
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(callStatisticsQuery(place, hours));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={260} />;
  return (
    <>
      <CircuitState circuit={data.circuit} />
      <Charts byHour={callsByHour(data.hours, now, Number(hours))} />
    </>
  );
}

function CircuitState({ circuit }: Pick<Statistics, 'circuit'>) {
  const { t } = useLingui();
  if (circuit === null) return null;
  if (circuit.state === 'closed')
    return (
      <Text mb="md">
        <Trans>Deze ontvanger werkt: inzendingen gaan er direct naartoe.</Trans>
      </Text>
    );
  const until = circuit.until === null ? '' : formatExact(circuit.until, currentRegion());
  return (
    <Alert color="yellow" variant="light" mb="md" title={t`Afleveren is gepauzeerd`}>
      {circuit.state === 'paused'
        ? t`De ontvanger gaf een paar keer achter elkaar een storing. We proberen het weer na ${until}.`
        : t`De ontvanger gaf een storing. De volgende inzending laat zien of hij weer werkt.`}
    </Alert>
  );
}

function Charts({ byHour }: { readonly byHour: readonly CallHour[] }) {
  const { t } = useLingui();
  const total = sumOf(byHour, 'calls');
  const errors = sumOf(byHour, 'errors');
  const throttled = sumOf(byHour, 'throttled');
  if (total === 0)
    return (
      <Text c="gray.7">
        <Trans>In deze periode is de dienst niet aangeroepen.</Trans>
      </Text>
    );
  const barsOf = (key: 'calls' | 'errors') =>
    byHour.map((hour) => ({
      key: hour.at,
      name: shortHour(hour.at),
      count: hour[key],
      text: formatNumber(hour[key], currentRegion()),
    }));
  return (
    <div className={classes.columns}>
      <div>
        <Title order={2} size="h4">
          <Trans>Aanroepen per uur</Trans>
        </Title>
        <BarChart
          label={t`${total} aanroepen; de tabel hiernaast heeft de cijfers`}
          bars={barsOf('calls')}
        />
        <Title order={2} size="h4" mt="md">
          <Trans>Fouten per uur</Trans>
        </Title>
        {errors === 0 ? (
          <Text c="gray.7">
            <Trans>Geen fouten in deze periode.</Trans>
          </Text>
        ) : (
          <BarChart
            label={t`${errors} fouten; de tabel hiernaast heeft de cijfers`}
            bars={barsOf('errors')}
          />
        )}
        {throttled > 0 && (
          <Text size="sm" mt="sm">
            {t`De dienst weigerde ${throttled} aanroepen omdat het er te veel waren.`}
          </Text>
        )}
      </div>
      <HourTable byHour={byHour} />
    </div>
  );
}

function HourTable({ byHour }: { readonly byHour: readonly CallHour[] }) {
  const { t } = useLingui();
  const rows = byHour.filter(({ calls }) => calls > 0).toReversed();
  const format = (value: number) => formatNumber(value, currentRegion());
  const name = t`Aanroepen per uur`;
  return (
    // Scrolls with the keyboard too.
    <div className={classes.scroll} role="region" aria-label={name} tabIndex={0}>
      <Table aria-label={name} verticalSpacing={6} horizontalSpacing={6} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t`Uur`}</Table.Th>
            <Table.Th scope="col" ta="right">{t`Aanroepen`}</Table.Th>
            <Table.Th scope="col" ta="right">{t`Fouten`}</Table.Th>
            <Table.Th scope="col" ta="right">{t`95 van de 100 binnen`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ at, calls, errors, p95_ms: p95 }) => (
            <Table.Tr key={at}>
              <Table.Th scope="row" fw={400}>
                {shortHour(at)}
              </Table.Th>
              <Table.Td ta="right">{format(calls)}</Table.Td>
              <Table.Td ta="right">{format(errors)}</Table.Td>
              <Table.Td ta="right">{t`${format(p95)} ms`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const sumOf = (byHour: readonly CallHour[], key: 'calls' | 'errors' | 'throttled'): number =>
  byHour.reduce((sum, hour) => sum + hour[key], 0);

/** An hour as "26 nov 14:00", in the time zone of the user. */
const shortHour = (at: string): string =>
  new Intl.DateTimeFormat(currentRegion(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
