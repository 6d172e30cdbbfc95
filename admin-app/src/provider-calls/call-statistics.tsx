import type {
  CallHour,
  CallPeriod,
  CallStatistics as Statistics,
} from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../charts/bar-chart.tsx';
import { FiguresSection } from '../charts/figures-section.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { formatExact, formatNumber } from '../formats/format-time.ts';
import { useNow } from '../formats/use-now.ts';
import { currentRegion } from '../languages/languages.ts';
import { callsByHour } from './calls-by-hour.ts';
import { callStatisticsQuery, type ProviderPlace } from './provider-calls-queries.ts';

interface CallStatisticsProps {
  readonly place: ProviderPlace;
  readonly hours: CallPeriod;
}

/** Calls and errors per hour as bars, with the figures in a table beside them. */
export function CallStatistics({ place, hours }: CallStatisticsProps) {
  const now = useNow();
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
  const texts = useCircuitTexts(circuit);
  if (circuit.state === 'closed') return <Text mb="md">{texts.closed}</Text>;
  return (
    <Alert color="yellow" variant="light" mb="md" title={texts.title}>
      {texts[circuit.state]}
    </Alert>
  );
}

function useCircuitTexts({ serves, until: at }: Statistics['circuit']) {
  const { t } = useLingui();
  const until = at === null ? '' : formatExact(at, currentRegion());
  return serves === 'deliveries'
    ? {
        closed: t`Deze ontvanger werkt: inzendingen gaan er direct naartoe.`,
        title: t`Leveren is gepauzeerd`,
        paused: t`De ontvanger gaf een paar keer achter elkaar een storing. We proberen het weer na ${until}.`,
        probing: t`De ontvanger gaf een storing. De volgende inzending laat zien of hij weer werkt.`,
      }
    : {
        closed: t`Deze dienst werkt.`,
        title: t`Bezoekers gaan zonder deze dienst verder`,
        paused: t`De dienst gaf een paar keer achter elkaar een storing. Bezoekers krijgen meteen een melding of vullen zelf in. We proberen het weer na ${until}.`,
        probing: t`De dienst gaf een storing. De volgende bezoeker laat zien of hij weer werkt.`,
      };
}

/** Only hours with calls are in the table, the newest first. */
function Charts({ byHour }: { readonly byHour: readonly CallHour[] }) {
  const { t } = useLingui();
  const throttled = sumOf(byHour, 'throttled');
  const rows = byHour.filter(({ calls }) => calls > 0).toReversed();
  if (rows.length === 0)
    return (
      <Text c="gray.7">
        <Trans>In deze periode is de dienst niet aangeroepen.</Trans>
      </Text>
    );
  return (
    <FiguresSection
      title={t`Aanroepen per uur`}
      order={2}
      fileName="aanroepen"
      chart={<CallBars byHour={byHour} />}
      {...(throttled > 0 && {
        words: t`De dienst weigerde ${throttled} aanroepen omdat het er te veel waren.`,
      })}
      figures={{
        headers: [t`Uur`, t`Aanroepen`, t`Fouten`, t`95 van de 100 binnen`],
        rows: rows.map(({ at, calls, errors, p95_ms: p95 }) => [
          shortHour(at),
          calls,
          errors,
          t`${formatNumber(p95, currentRegion())} ms`,
        ]),
      }}
    />
  );
}

function CallBars({ byHour }: { readonly byHour: readonly CallHour[] }) {
  const { t } = useLingui();
  const total = sumOf(byHour, 'calls');
  const errors = sumOf(byHour, 'errors');
  const barsOf = (key: 'calls' | 'errors') =>
    byHour.map((hour) => ({
      key: hour.at,
      name: shortHour(hour.at),
      count: hour[key],
      text: formatNumber(hour[key], currentRegion()),
    }));
  return (
    <>
      <BarChart
        label={t`${total} aanroepen; de tabel hiernaast heeft de cijfers`}
        bars={barsOf('calls')}
      />
      <Title order={3} mt="md">
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
    </>
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
