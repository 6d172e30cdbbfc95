import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { RequestError } from '../platform/request-error.ts';
import { countExport } from '../quotas/claim-quota.ts';
import { findExportedForm } from './export-source-queries.ts';
import { countUnfinished, insertExport } from './exports-queries.ts';
import { maxUnfinished } from './max-unfinished.ts';
import { startExport } from './start-export.ts';

/** Requests an export on behalf of the caller. */
export function createExport(jobs: JobSender): Handlers<typeof exportsContract>['createExport'] {
  return (context) =>
    context.transaction(async (tx) => {
      const { body, caller, tenant } = context;
      const form = await findExportedForm(tx, caller, body.form_id);
      if (form === undefined) throw new RequestError('form_not_found');
      if (body.is_unmasked && !caller.permissions.has('submission-unmask'))
        throw new RequestError('forbidden');
      if ((await countUnfinished(tx, caller.id)) >= maxUnfinished)
        throw new RequestError('too_many_requests');
      const writer = writerFor(context, tx);
      await countExport(writer, context.language);
      const id = writer.createId();
      await insertExport(tx, {
        tenant_id: tenant.id,
        id,
        user_id: caller.id,
        form_id: form.id,
        form_title: form.name,
        choices: JSON.stringify(body),
        status: 'pending',
        created_at: instant(writer),
      });
      await writeLogbook(writer, {
        action: 'export.requested',
        subject: ['form', form.id],
      });
      return { data: await startExport(jobs, writer, id) };
    });
}
