import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { RequestError } from '../platform/request-error.ts';
import { lockExport, updateExport } from './exports-queries.ts';
import { getOwned } from './get-owned.ts';
import { kindOf } from './kinds/kind-of.ts';
import { startExport } from './start-export.ts';

/** Starts another attempt of a failed export. */
export function retryExport(jobs: JobSender): Handlers<typeof exportsContract>['retryExport'] {
  return (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const record = getOwned(caller, await lockExport(tx, params.id));
      if (!kindOf(record).mayBeHadBy(caller)) throw new RequestError('forbidden');
      if (record.status !== 'failed') throw new RequestError('transition_not_allowed');
      const writer = writerFor(context, tx);
      await updateExport(tx, record.id, {
        status: 'pending',
        failure: null,
        attempt: 0,
        ended_at: null,
        alive_at: instant(writer),
      });
      return { data: await startExport(jobs, writer, record.id) };
    });
}
