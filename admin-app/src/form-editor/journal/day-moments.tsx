import { useLingui } from '@lingui/react';
import { Title } from '@mantine/core';
import { currentRegion } from '../../languages/languages.ts';
import { MomentItem } from './moment-item.tsx';
import type { Moment } from './moments.ts';
import type { Restore } from './use-restore.ts';
import classes from './journal.module.css';

interface DayMomentsProps {
  readonly moments: readonly Moment[];
  /** The revision of the newest moment, which is the version as it is. */
  readonly currentRevision: number | undefined;
  readonly restore: Restore;
}

/** The moments of one day, with the day as heading. */
export function DayMoments({ moments, currentRevision, restore }: DayMomentsProps) {
  useLingui();
  const at = moments[0]?.at;
  if (at === undefined) return null;
  const format = new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'full' });
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {format.format(new Date(at))}
      </Title>
      <ul className={classes.moments}>
        {moments.map((moment) => (
          <MomentItem
            key={moment.revision}
            moment={moment}
            isCurrent={moment.revision === currentRevision}
            restore={restore}
          />
        ))}
      </ul>
    </section>
  );
}
