import type {
  CountingState,
  VisitInsight,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Skeleton, Text } from '@mantine/core';
import { IconChartBar, IconInfoCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { cellOf, visitWords } from './insight-words.ts';
import classes from './insight.module.css';
import { EarlierVisits } from './sections/earlier-visits.tsx';
import { Shares } from './sections/shares.tsx';
import { VisitsInTime } from './sections/visits-in-time.tsx';
import { WaitingProposals } from './sections/waiting-proposals.tsx';

interface InsightContentProps<T> {
  readonly result: UseQueryResult<T>;
  /** What will be here once visits are counted. */
  readonly whatComes: ReactNode;
  /** The sections between the visits in time and the devices. */
  readonly children: (insight: T) => ReactNode;
}

/** What visitors did, or why nothing can be shown. */
export function InsightContent<T extends VisitInsight>(props: InsightContentProps<T>) {
  const { data, error, refetch } = props.result;
  return (
    <>
      <Text c="gray.7" size="sm" maw="44rem">
        <Trans>
          Bezoeken in productie, zonder cookies en zonder gegevens van personen. Aantallen zijn
          afgerond op 5; onder de 5 staat er “&lt; 5”.
        </Trans>
      </Text>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loaded {...props} insight={data} />
      )}
    </>
  );
}

interface LoadedProps<T> extends InsightContentProps<T> {
  readonly insight: T | undefined;
}

function Loaded<T extends VisitInsight>({ insight, whatComes, children }: LoadedProps<T>) {
  if (insight === undefined) return <Skeleton height={320} mt="lg" />;
  const { counting, has_counts: hasCounts } = insight;
  return (
    <>
      {counting !== 'on' && <CountingIsOff counting={counting} />}
      {counting === 'on' && !hasCounts && <NothingCounted>{whatComes}</NothingCounted>}
      {hasCounts && (
        <>
          <Totals totals={insight.totals} />
          <VisitsInTime series={insight.series} />
          <EarlierVisits totals={insight.totals} previous={insight.previous} />
          {children(insight)}
          <Shares insight={insight} />
        </>
      )}
      <WaitingProposals proposals={insight.proposals} />
    </>
  );
}

function CountingIsOff({ counting }: { readonly counting: Exclude<CountingState, 'on'> }) {
  return (
    <Alert color="yellow" variant="light" mt="lg" icon={<IconInfoCircle aria-hidden />}>
      {counting === 'off_for_form' ? (
        <Trans>
          Het tellen van bezoeken staat uit voor dit formulier. Je kunt het in een nieuwe versie
          aanzetten, bij de instellingen van het formulier.
        </Trans>
      ) : (
        <Trans>
          Het tellen van bezoeken staat uit voor je organisatie. Een beheerder kan het aanzetten bij
          Instellingen → Beveiliging.
        </Trans>
      )}
    </Alert>
  );
}

function NothingCounted({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nog geen bezoeken geteld`} icon={<IconChartBar size={40} stroke={1.3} />}>
      {children}
    </EmptyState>
  );
}

function Totals({ totals }: Pick<VisitInsight, 'totals'>) {
  const { i18n } = useLingui();
  return (
    <dl className={classes.totals}>
      {visitKinds.map((kind) => {
        const cell = cellOf(totals[kind]);
        return (
          <div key={kind} className={classes.total}>
            <dt>{i18n._(visitWords[kind])}</dt>
            <dd>{typeof cell === 'number' ? formatNumber(cell, currentRegion()) : cell}</dd>
          </div>
        );
      })}
    </dl>
  );
}
