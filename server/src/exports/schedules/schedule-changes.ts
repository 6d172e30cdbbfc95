import type { exportSchedulesContract } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { Transaction } from 'kysely';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { findExportedForm } from '../export-source-queries.ts';
import { countUnfinished } from '../exports-queries.ts';
import { mayExport } from '../find-requester.ts';
import { maxUnfinished } from '../max-unfinished.ts';
import { assertTarget } from './export-targets.ts';
import { logSchedule } from './log-schedule.ts';
import { planRun } from './plan-run.ts';
import { presentOne } from './present-schedules.ts';
import {
  deleteScheduleRow,
  lockSchedule,
  updateSchedule,
  type ScheduleRecord,
} from './schedules-queries.ts';
import { startRun } from './start-run.ts';

type Contract = Pick<
  typeof exportSchedulesContract,
  'updateExportSchedule' | 'setExportSchedulePaused' | 'runExportSchedule' | 'deleteExportSchedule'
>;
type Tx = Transaction<Database>;
type Change<N extends keyof Contract> = (jobs: JobSender) => Handlers<Contract>[N];

/** The endpoints with which an owner changes, pauses, starts and deletes a scheduled export. */
export const createScheduleChanges = (jobs: JobSender): Handlers<Contract> => ({
  updateExportSchedule: updateExportSchedule(jobs),
  setExportSchedulePaused: setExportSchedulePaused(jobs),
  runExportSchedule: runExportSchedule(jobs),
  deleteExportSchedule,
});

const updateExportSchedule: Change<'updateExportSchedule'> = (jobs) => (context) =>
  context.transaction(async (tx) => {
    const { target, ...timing } = context.body;
    const schedule = await getOwn(tx, context);
    await assertAllowed(tx, context.caller, schedule);
    await assertTarget(tx, context.language, target);
    const writer = writerFor(context, tx);
    await updateSchedule(tx, schedule.id, {
      ...timing,
      target: JSON.stringify(target),
      stopped: null,
      updated_at: instant(writer),
      next_run_at: schedule.is_paused ? null : instant(writer),
    });
    if (!schedule.is_paused)
      await planRun(writer, jobs, { id: schedule.id, ...timing }, writer.now());
    await logSchedule(writer, 'export.schedule_changed', schedule.form_id);
    return { data: await presentOne(tx, context.caller, writer, schedule.id) };
  });

const setExportSchedulePaused: Change<'setExportSchedulePaused'> = (jobs) => (context) =>
  context.transaction(async (tx) => {
    const { is_paused: isPaused } = context.body;
    const schedule = await getOwn(tx, context);
    const writer = writerFor(context, tx);
    if (schedule.is_paused !== isPaused || schedule.stopped !== null) {
      if (!isPaused) await assertAllowed(tx, context.caller, schedule);
      await updateSchedule(tx, schedule.id, {
        is_paused: isPaused,
        stopped: isPaused ? schedule.stopped : null,
        next_run_at: isPaused ? null : instant(writer),
        updated_at: instant(writer),
      });
      if (!isPaused) await planRun(writer, jobs, schedule, writer.now());
      await logSchedule(
        writer,
        isPaused ? 'export.schedule_paused' : 'export.schedule_resumed',
        schedule.form_id,
      );
    }
    return { data: await presentOne(tx, context.caller, writer, schedule.id) };
  });

const runExportSchedule: Change<'runExportSchedule'> = (jobs) => (context) =>
  context.transaction(async (tx) => {
    const { caller } = context;
    const schedule = await getOwn(tx, context);
    const form = await assertAllowed(tx, caller, schedule);
    if ((await countUnfinished(tx, caller.id)) >= maxUnfinished)
      throw new RequestError('too_many_requests');
    const writer = writerFor(context, tx);
    await startRun(writer, jobs, {
      schedule,
      formTitle: form.name,
      dueAt: null,
      language: context.language,
    });
    return { data: await presentOne(tx, caller, writer, schedule.id) };
  });

const deleteExportSchedule: Handlers<Contract>['deleteExportSchedule'] = (context) =>
  context.transaction(async (tx) => {
    const schedule = await getOwn(tx, context);
    await deleteScheduleRow(tx, schedule.id);
    await logSchedule(writerFor(context, tx), 'export.schedule_deleted', schedule.form_id);
    return undefined;
  });

/** The schedule, locked. Throws `not_found` unless the caller owns it. */
async function getOwn(
  tx: Tx,
  { caller, params }: { readonly caller: Caller; readonly params: { readonly id: string } },
): Promise<ScheduleRecord> {
  const schedule = await lockSchedule(tx, params.id);
  if (schedule?.user_id !== caller.id) throw new RequestError('not_found');
  return schedule;
}

/** Returns the form; throws unless the caller may still export it with these choices. */
async function assertAllowed(tx: Tx, caller: Caller, { form_id: formId, choices }: ScheduleRecord) {
  const form = await findExportedForm(tx, caller, formId);
  if (form === undefined) throw new RequestError('not_found');
  if (!mayExport(caller, choices)) throw new RequestError('forbidden');
  return form;
}
