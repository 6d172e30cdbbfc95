import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { useFeature } from '../../session/feature-state.ts';
import classes from '../consent-requests.module.css';
import { ScheduleItem } from './schedule-item.tsx';
import { schedulesQuery } from './schedules-queries.ts';

/** The scheduled exports of the forms that the user may see. */
export function SchedulesSection() {
  if (!useFeature('scheduled_exports')) return null;
  return (
    <section aria-labelledby="scheduled-exports" className={classes.section}>
      <Title order={2} size="h4" mb="xs" id="scheduled-exports">
        <Trans>Geplande exports</Trans>
      </Title>
      <Schedules />
    </section>
  );
}

function Schedules() {
  const { data, error, refetch } = useQuery(schedulesQuery);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={64} />;
  if (data.length === 0)
    return (
      <Text size="sm">
        <Trans>
          Nog geen. Open de inzendingen van een formulier, kies “Exporteren” en zet “Op vaste tijden
          herhalen” aan.
        </Trans>
      </Text>
    );
  return (
    <BorderedList>
      {data.map((schedule) => (
        <ScheduleItem key={schedule.id} schedule={schedule} />
      ))}
    </BorderedList>
  );
}
