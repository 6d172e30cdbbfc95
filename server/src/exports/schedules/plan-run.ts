import { nextRun } from '@form-builder/core/export-schedules/next-run.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { updateSchedule, type ScheduleRecord } from './schedules-queries.ts';

/** A job waits at most this long, and then for the rest: the queue forgets jobs that wait for many weeks. */
const maxWaitSeconds = 7 * 86_400;

/** Sets the moment of the next run, the first after `afterMs`, and sends its job. */
export async function planRun(
  writer: Writer,
  jobs: JobSender,
  schedule: Pick<ScheduleRecord, 'id' | 'frequency' | 'weekday' | 'month_day' | 'hour'>,
  afterMs: number,
): Promise<void> {
  const nextAt = new Date(nextRun(schedule, afterMs));
  await updateSchedule(writer.tx, schedule.id, { next_run_at: nextAt });
  await sendRun(writer, jobs, { scheduleId: schedule.id, at: nextAt });
}

interface DueRun {
  readonly scheduleId: string;
  readonly at: Date;
  /** The job waits at least so long. */
  readonly leastSeconds?: number;
}

/** Sends the job of a run that is due at a moment. */
export async function sendRun(
  { tx, tenantId, now }: Pick<Writer, 'tx' | 'tenantId' | 'now'>,
  jobs: JobSender,
  { scheduleId, at, leastSeconds = 0 }: DueRun,
): Promise<void> {
  const seconds = Math.max(leastSeconds, Math.ceil((at.getTime() - now()) / 1000));
  const afterSeconds = Math.min(seconds, maxWaitSeconds);
  const payload = { scheduleId, at: at.toISOString() };
  await jobs.send({ tx, tenantId }, 'run-export-schedule', payload, { afterSeconds });
}
