import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarChart } from '../../charts/bar-chart.tsx';
import { shortDay } from '../../charts/short-day.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { countPerDay, type DayCount } from './count-per-day.ts';
import { completedSinceQuery } from '../submissions-queries.ts';

const days = 30;
const height = 168;

/** Completed submissions of the last 30 days as bars, with the same figures as text. */
export function SubmissionsChart({ formId }: { readonly formId: string }) {
  const [now] = useState(() => new Date());
  const since = now.getTime() - days * 86_400_000;
  const { data, error, refetch } = useQuery(completedSinceQuery(formId, since, days));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={height} />;
  return <Bars counts={countPerDay(data, now, days)} />;
}

function Bars({ counts }: { readonly counts: readonly DayCount[] }) {
  const { t } = useLingui();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const busiest = counts.toSorted((a, b) => b.count - a.count)[0];
  if (busiest === undefined || total === 0) return <NoBars />;
  const most = busiest.count;
  const label = t`${total} inzendingen in de laatste ${days} dagen. Drukste dag: ${shortDay(busiest.day)}, ${most}.`;
  return (
    <div>
      <Text size="sm" mb="xs">
        <Trans>
          <strong>{total}</strong> in de laatste {days} dagen
        </Trans>
        <Text span size="sm" c="gray.6">
          {' '}
          · <Trans>drukste dag: {most}</Trans>
        </Text>
      </Text>
      <BarChart
        label={label}
        bars={counts.map(({ day, count }) => ({
          key: day,
          name: shortDay(day),
          count,
          text: String(count),
        }))}
      />
    </div>
  );
}

function NoBars() {
  return (
    <Text c="gray.6">
      <Trans>Nog geen inzendingen in de laatste {days} dagen.</Trans>
    </Text>
  );
}
