import { periodBefore } from '@form-builder/core/export-schedules/next-run.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { countExport } from '../../quotas/claim-quota.ts';
import { insertExport } from '../exports-queries.ts';
import { startExport } from '../start-export.ts';
import type { ScheduleRecord } from './schedules-queries.ts';

interface Run {
  readonly schedule: ScheduleRecord;
  readonly formTitle: string;
  /** `null`: started by hand. */
  readonly dueAt: Date | null;
  /** The language of who started it by hand, who gets an error when the quota is reached; `null`: by itself. */
  readonly language: Language | null;
}

/** Starts the export of one run; the writer's actor is the owner. */
export async function startRun(
  writer: Writer,
  jobs: JobSender,
  { schedule, formTitle, dueAt, language }: Run,
): Promise<void> {
  await countExport(writer, language);
  const id = writer.createId();
  const choices = choicesOf(schedule, (dueAt ?? instant(writer)).getTime());
  await insertExport(writer.tx, {
    tenant_id: schedule.tenant_id,
    id,
    user_id: schedule.user_id,
    form_id: schedule.form_id,
    form_title: formTitle,
    choices: JSON.stringify(choices),
    status: 'pending',
    created_at: instant(writer),
    schedule_id: schedule.id,
    run_due_at: dueAt,
    target: JSON.stringify(schedule.target),
  });
  await writeLogbook(writer, { action: 'export.requested', subject: ['form', schedule.form_id] });
  await startExport(jobs, writer, id);
}

function choicesOf({ choices, period, ...timing }: ScheduleRecord, runMs: number): ExportChoices {
  if (period === 'all') return choices;
  const { from, until } = periodBefore(timing, runMs);
  return {
    ...choices,
    filter: { ...choices.filter, completed_from: from, completed_until: until },
  };
}
