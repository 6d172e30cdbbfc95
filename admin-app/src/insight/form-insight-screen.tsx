import {
  insightPeriods,
  type FormInsight,
  type InsightPeriod,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, NativeSelect, Skeleton, Text } from '@mantine/core';
import { IconChartBar, IconInfoCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { currentRegion } from '../languages/languages.ts';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { cellOf, visitWords } from './insight-words.ts';
import classes from './insight.module.css';
import { FieldErrors } from './sections/field-errors.tsx';
import { PageFunnel } from './sections/page-funnel.tsx';
import { Shares } from './sections/shares.tsx';
import { VisitsInTime } from './sections/visits-in-time.tsx';

/** What visitors did with a form, as counts without personal data (`/forms/{id}/inzicht`). */
export function FormInsightScreen() {
  const { t } = useLingui();
  const { id } = useOpenForm();
  const [period, setPeriod] = usePeriod();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.insight(id, period),
    queryFn: async ({ signal }) =>
      (await api.getFormInsight({ params: { id }, query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const options = [
    { value: '30d', label: t`Laatste 30 dagen` },
    { value: '90d', label: t`Laatste 13 weken` },
    { value: 'year', label: t`Laatste 12 maanden` },
  ] satisfies { value: InsightPeriod; label: string }[];
  return (
    <>
      <SectionHeader
        title={t`Inzicht`}
        actions={
          <NativeSelect
            aria-label={t`Periode`}
            data={options}
            value={period}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
          />
        }
      />
      <Text c="gray.7" size="sm" maw="44rem">
        <Trans>
          Bezoeken in productie, zonder cookies en zonder gegevens van personen. Aantallen onder de
          5 staan er als "&lt; 5".
        </Trans>
      </Text>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Insight insight={data} />
      )}
    </>
  );
}

/** The period in the URL. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = insightPeriods.find((one) => one === params.get('period')) ?? '30d';
  const setPeriod = (next: string) => setParams({ period: next }, { replace: true });
  return [period, setPeriod] as const;
}

function Insight({ insight }: { readonly insight: FormInsight | undefined }) {
  if (insight === undefined) return <Skeleton height={320} mt="lg" />;
  const { is_counted: isCounted, has_counts: hasCounts } = insight;
  return (
    <>
      {!isCounted && <CountingIsOff />}
      {hasCounts && <Counts insight={insight} />}
      {isCounted && !hasCounts && <NothingCounted />}
    </>
  );
}

function CountingIsOff() {
  return (
    <Alert color="yellow" variant="light" mt="lg" icon={<IconInfoCircle aria-hidden />}>
      <Trans>
        Het tellen van bezoeken staat uit voor je organisatie. Een beheerder kan het aanzetten bij
        Instellingen → Beveiliging.
      </Trans>
    </Alert>
  );
}

function NothingCounted() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nog geen bezoeken geteld`} icon={<IconChartBar size={40} stroke={1.3} />}>
      <Trans>
        Hier staat straks hoeveel mensen het formulier openen en verzenden, op welke pagina zij
        afhaken en welke velden fouten geven. De telling begint als het formulier in productie is.
      </Trans>
    </EmptyState>
  );
}

function Counts({ insight }: { readonly insight: FormInsight }) {
  return (
    <>
      <Totals totals={insight.totals} />
      <VisitsInTime insight={insight} />
      <PageFunnel pages={insight.pages} />
      <FieldErrors fields={insight.fields} />
      <Shares insight={insight} />
    </>
  );
}

function Totals({ totals }: Pick<FormInsight, 'totals'>) {
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
