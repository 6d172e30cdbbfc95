import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { isFeatureActive } from '../../features/active-features.ts';
import { findExportedForm } from '../export-source-queries.ts';
import { findRequester, mayExport } from '../find-requester.ts';
import { createDropExport, type DropExportOptions } from './drop-export.ts';
import { planRun, sendRun } from './plan-run.ts';
import { lockSchedule, updateSchedule, type ScheduleRecord } from './schedules-queries.ts';
import { createSendScheduleMail, type ScheduleMailOptions } from './send-schedule-mail.ts';
import { startRun } from './start-run.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Makes the run of a schedule that is due at this moment (ISO 8601). */
    'run-export-schedule': { readonly scheduleId: string; readonly at: string };
    /** Puts the file of an export where its schedule says. */
    'drop-export': { readonly exportId: string };
    /** Mails the owner of a schedule that it stopped. */
    'send-schedule-mail': { readonly scheduleId: string };
  }
}

/** The jobs of scheduled exports. */
export type ScheduleJobs = Pick<
  JobPayloads,
  'run-export-schedule' | 'drop-export' | 'send-schedule-mail'
>;

/** After a longer standstill the missed runs are left out. */
const maxCatchUpMs = 31 * 86_400_000;

/** How long a run waits before it looks whether the tenant uses scheduled exports again. */
const inactiveWaitSeconds = 3_600;

/** The jobs of scheduled exports. */
export function createScheduleJobHandlers(
  options: DropExportOptions & ScheduleMailOptions,
): Pick<JobHandlers, keyof ScheduleJobs> {
  const { jobs } = options;
  return {
    'drop-export': createDropExport(options),
    'send-schedule-mail': createSendScheduleMail(options),
    'run-export-schedule': (context, { scheduleId, at }) =>
      context.transaction(async (tx) => {
        const schedule = await lockSchedule(tx, scheduleId);
        // It was paused, changed or deleted, or another server made this run.
        if (schedule?.next_run_at?.toISOString() !== at) return;
        const dueAt = schedule.next_run_at;
        const owner = await findRequester(tx, context.tenant.id, schedule, (caller) =>
          mayExport(caller, schedule.choices),
        );
        const writer = writerFor({ ...context, caller: owner ?? null }, tx);
        if (dueAt.getTime() > writer.now()) {
          await sendRun(writer, jobs, { scheduleId, at: dueAt });
          return;
        }
        if (!(await isFeatureActive(tx, 'scheduled_exports'))) {
          await sendRun(writer, jobs, {
            scheduleId,
            at: dueAt,
            leastSeconds: inactiveWaitSeconds,
          });
          return;
        }
        const form = owner && (await findExportedForm(tx, owner, schedule.form_id));
        if (form === undefined) {
          await stopSchedule(writer, jobs, schedule);
          return;
        }
        await startRun(writer, jobs, { schedule, formTitle: form.name, dueAt, language: null });
        await planRun(writer, jobs, schedule, plannedFrom(schedule, dueAt, writer.now()));
      }),
  };
}

/** Every period has a run, also those that a standstill missed; without periods one run is enough. */
function plannedFrom({ period }: ScheduleRecord, dueAt: Date, nowMs: number): number {
  const isRecent = nowMs - dueAt.getTime() < maxCatchUpMs;
  return period === 'previous' && isRecent ? dueAt.getTime() : nowMs;
}

/** Ends a schedule whose owner lost a right, and says so. */
async function stopSchedule(
  writer: Writer,
  jobs: JobSender,
  { id, form_id: formId }: ScheduleRecord,
): Promise<void> {
  await updateSchedule(writer.tx, id, { stopped: 'not_allowed', next_run_at: null });
  await writeLogbook(writer, { action: 'export.schedule_stopped', subject: ['form', formId] });
  await jobs.send(writer, 'send-schedule-mail', { scheduleId: id });
}
