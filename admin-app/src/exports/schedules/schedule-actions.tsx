import type { ExportSchedule } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useScheduleChanges } from './use-schedule-changes.tsx';

interface ScheduleActionsProps {
  readonly schedule: ExportSchedule;
  /** Names the schedule for screen readers, which read a button out of its context. */
  readonly label: string;
  readonly onEdit: () => void;
}

/** What the owner of a scheduled export can do with it; colleagues can download its file. */
export function ScheduleActions({ schedule, label, onEdit }: ScheduleActionsProps) {
  const { t } = useLingui();
  const { run, pause, download, remove, isBusy } = useScheduleChanges(schedule);
  const isStill = schedule.is_paused || schedule.stopped !== null;
  return (
    <Group gap="xs">
      {schedule.last_run?.can_download === true && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t`Downloaden: ${label}`}
          disabled={isBusy}
          onClick={() => download.mutate()}
        >
          <Trans>Downloaden</Trans>
        </Button>
      )}
      {schedule.is_own && (
        <>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t`Nu maken: ${label}`}
            disabled={isBusy}
            onClick={() => run.mutate()}
          >
            <Trans>Nu maken</Trans>
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={isStill ? t`Hervatten: ${label}` : t`Pauzeren: ${label}`}
            disabled={isBusy}
            onClick={() => pause.mutate(!isStill)}
          >
            {isStill ? <Trans>Hervatten</Trans> : <Trans>Pauzeren</Trans>}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={t`Wijzigen: ${label}`}
            disabled={isBusy}
            onClick={onEdit}
          >
            <Trans>Wijzigen</Trans>
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            aria-label={t`Verwijderen: ${label}`}
            disabled={isBusy}
            onClick={remove}
          >
            <Trans>Verwijderen</Trans>
          </Button>
        </>
      )}
    </Group>
  );
}
