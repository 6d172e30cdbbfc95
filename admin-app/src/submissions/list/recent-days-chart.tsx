import { countedDays } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../charts/bar-chart.tsx';
import { shortDay } from '../../charts/short-day.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { formatNumber } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { submissionDaysQuery } from '../completed-submissions-queries.ts';
import type { DayCount } from './count-per-day.ts';

const height = 174;

/** The submissions of all forms of the last four weeks as bars, with the same figures in words. */
export function RecentDaysChart() {
  const { data, error, refetch } = useQuery(submissionDaysQuery);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={height} aria-busy="true" />;
  return <Days counts={data} />;
}

function Days({ counts }: { readonly counts: readonly DayCount[] }) {
  const { t } = useLingui();
  const [total, week, before] = [counts, counts.slice(-7), counts.slice(-14, -7)].map(sumOf);
  const busiest = counts.toSorted((a, b) => b.count - a.count)[0];
  if (busiest === undefined || busiest.count === 0)
    return (
      <Text c="gray.7">
        <Trans>In de laatste {countedDays} dagen is niets ingezonden.</Trans>
      </Text>
    );
  const [most, day] = [numberOf(busiest.count), shortDay(busiest.day)];
  return (
    <>
      <Text size="sm" mb="xs">
        <Trans>
          <strong>{total}</strong> in {countedDays} dagen · laatste 7 dagen: {week}, de 7 dagen
          daarvoor: {before}
        </Trans>
      </Text>
      <BarChart
        label={t`Inzendingen per dag, in totaal ${total}. Drukste dag: ${day}, ${most}.`}
        bars={counts.map(({ day: key, count }) => ({
          key,
          name: shortDay(key),
          count,
          text: numberOf(count),
        }))}
      />
    </>
  );
}

const numberOf = (count: number): string => formatNumber(count, currentRegion());
const sumOf = (counts: readonly DayCount[]): string =>
  numberOf(counts.reduce((sum, { count }) => sum + count, 0));
