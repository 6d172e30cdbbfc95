import type { ExportSchedule } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { exportFormatTexts } from '../export-formats.ts';
import classes from '../consent-requests.module.css';
import { EditPlan } from './edit-plan.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { LastRun } from './schedule-run.tsx';
import { useTimingText } from './schedule-words.ts';
import { exportTargetsQuery } from './schedules-queries.ts';

/** One scheduled export: when, where to, its next and last run, and what its owner can do. */
export function ScheduleItem({ schedule }: { readonly schedule: ExportSchedule }) {
  const { t, i18n } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const timing = useTimingText()(schedule);
  const target = useTargetText(schedule.target);
  const { form_title: form, choices } = schedule;
  const { name: owner } = schedule.owner;
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          {form}
        </Text>
        <Text size="sm">
          {i18n._(exportFormatTexts[choices.format].label)}, {timing}, {target}
          {choices.is_unmasked && ` · ${t`gevoelige antwoorden leesbaar`}`}
        </Text>
        <Text size="xs" c="gray.7">
          <NextRun schedule={schedule} />
          {!schedule.is_own && ` · ${t`van ${owner}`}`}
        </Text>
        <LastRun run={schedule.last_run} />
        {schedule.stopped !== null && (
          <Alert color="yellow" variant="light" mt="xs" p="xs">
            <Trans>
              Deze export is gestopt: {owner} mag deze inzendingen niet meer exporteren. Een collega
              met dat recht kan hem opnieuw plannen.
            </Trans>
          </Alert>
        )}
      </div>
      <ScheduleActions
        schedule={schedule}
        label={`${form}, ${timing}`}
        onEdit={() => setEditing(true)}
      />
      {isEditing && <EditPlan schedule={schedule} onClose={() => setEditing(false)} />}
    </li>
  );
}

function NextRun({ schedule }: { readonly schedule: ExportSchedule }) {
  const { t } = useLingui();
  const { next_run_at: at, is_paused: isPaused } = schedule;
  if (isPaused) return t`Gepauzeerd`;
  if (at === null) return t`Gestopt`;
  const next = formatExact(at, currentRegion());
  return t`Volgende keer: ${next}`;
}

function useTargetText(target: ExportSchedule['target']): string {
  const { t } = useLingui();
  const { data } = useQuery(exportTargetsQuery);
  if (target.kind === 'mail') {
    const { mailbox } = target;
    return mailbox === '' ? t`link per e-mail` : t`link per e-mail, ook naar ${mailbox}`;
  }
  const name = data?.find(({ id }) => id === target.provider)?.name ?? target.provider;
  return t`naar ${name}`;
}
