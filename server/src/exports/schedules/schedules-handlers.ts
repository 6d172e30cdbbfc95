import type { exportSchedulesContract } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { findExportedForm } from '../export-source-queries.ts';
import { mayExport } from '../find-requester.ts';
import { assertTarget, selectTargets } from './export-targets.ts';
import { logSchedule } from './log-schedule.ts';
import { planRun } from './plan-run.ts';
import { presentOne, presentSchedules } from './present-schedules.ts';
import { createScheduleChanges } from './schedule-changes.ts';
import { countSchedules, insertSchedule } from './schedules-queries.ts';

type Contract = typeof exportSchedulesContract;

const maxSchedules = 50;

/** The endpoints of scheduled exports: colleagues see them, their owner changes them. */
export function createSchedulesHandlers(jobs: JobSender): Handlers<Contract> {
  return {
    ...createScheduleChanges(jobs),
    listExportSchedules: ({ caller, now, transaction }) =>
      transaction(async (tx) => ({ data: await presentSchedules(tx, caller, now()) })),

    listExportTargets: ({ transaction }) =>
      transaction(async (tx) => ({
        data: (await selectTargets(tx)).map(({ id, name }) => ({ id, name })),
      })),

    createExportSchedule: (context) =>
      context.transaction(async (tx) => {
        const { caller, tenant } = context;
        const { choices, target, ...timing } = context.body;
        const form = await findExportedForm(tx, caller, choices.form_id);
        if (form === undefined) throw new RequestError('form_not_found');
        if (!mayExport(caller, choices)) throw new RequestError('forbidden');
        await assertTarget(tx, context.language, target);
        if ((await countSchedules(tx, caller.id)) >= maxSchedules)
          throw new RequestError('too_many_requests');
        const writer = writerFor(context, tx);
        const id = writer.createId();
        const at = instant(writer);
        const row = {
          ...timing,
          tenant_id: tenant.id,
          id,
          user_id: caller.id,
          form_id: form.id,
          choices: JSON.stringify(choices),
          target: JSON.stringify(target),
          created_at: at,
          updated_at: at,
          // Replaced below by the moment of the first run.
          next_run_at: at,
        };
        await insertSchedule(tx, row);
        await planRun(writer, jobs, { id, ...timing }, writer.now());
        await logSchedule(writer, 'export.schedule_created', form.id);
        return { data: await presentOne(tx, caller, writer, id) };
      }),
  };
}
