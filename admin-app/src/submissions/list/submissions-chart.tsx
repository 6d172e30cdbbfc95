import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentRegion } from '../../languages/languages.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { countPerDay, type DayCount } from './count-per-day.ts';
import classes from './submissions-chart.module.css';
import { completedSinceQuery } from '../submissions-queries.ts';

const days = 30;
const height = 120;
const barWidth = 8;
const step = 12;

/** Completed submissions of the last 30 days as bars, with the same figures as text. */
export function SubmissionsChart({ formId }: { readonly formId: string }) {
  const [now] = useState(() => new Date());
  const since = now.getTime() - days * 86_400_000;
  const { data, error, refetch } = useQuery(completedSinceQuery(formId, since, days));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={height + 48} />;
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
    <figure className={classes.figure}>
      <Text size="sm" mb="xs">
        <Trans>
          <strong>{total}</strong> in de laatste {days} dagen
        </Trans>
        <Text span size="sm" c="gray.6">
          {' '}
          · <Trans>drukste dag: {most}</Trans>
        </Text>
      </Text>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days * step} ${height}`}
        preserveAspectRatio="none"
        className={classes.chart}
      >
        {counts.map(({ day, count }, index) => {
          const bar = count === 0 ? 1.5 : Math.max(4, (count / most) * (height - 4));
          return (
            <rect
              key={day}
              x={index * step + (step - barWidth) / 2}
              y={height - bar}
              width={barWidth}
              height={bar}
              data-empty={count === 0 || undefined}
            >
              <title>{`${shortDay(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={classes.axis}>
        <span>{shortDay(counts[0]?.day)}</span>
        <span>{shortDay(counts.at(-1)?.day)}</span>
      </figcaption>
    </figure>
  );
}

function NoBars() {
  return (
    <Text c="gray.6">
      <Trans>Nog geen inzendingen in de laatste {days} dagen.</Trans>
    </Text>
  );
}

function shortDay(day: string | undefined): string {
  if (day === undefined) return '';
  return new Intl.DateTimeFormat(currentRegion(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));
}
