import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { userLabel } from '../accounts/users/users-queries.ts';
import { assertMayFilter } from '../audit/audit-selection.ts';
import { noteExport } from '../audit/note-reading.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { RequestError } from '../platform/request-error.ts';
import { countExport } from '../quotas/claim-quota.ts';
import { countUnfinished, insertExport } from './exports-queries.ts';
import { maxUnfinished } from './max-unfinished.ts';
import { startExport } from './start-export.ts';

/** Asks for an export of the logbook on behalf of the caller; the logbook itself records that. */
export function createLogbookExport(
  jobs: JobSender,
): Handlers<typeof exportsContract>['createLogbookExport'] {
  return (context) =>
    context.transaction(async (tx) => {
      const { body, caller, language, tenant } = context;
      assertMayFilter({ caller, query: body, language });
      if ((await countUnfinished(tx, caller.id)) >= maxUnfinished)
        throw new RequestError('too_many_requests');
      const writer = writerFor(context, tx);
      await countExport(writer, language);
      const [type, subjectId] = await noteExport(writer, body);
      const id = writer.createId();
      await insertExport(tx, {
        tenant_id: tenant.id,
        id,
        kind: 'logbook',
        user_id: caller.id,
        form_id: null,
        form_title: type === 'organisation' ? tenant.name : await nameOf(writer, type, subjectId),
        subject_type: type,
        subject_id: subjectId,
        choices: JSON.stringify(body),
        status: 'pending',
        created_at: instant(writer),
      });
      return { data: await startExport(jobs, writer, id) };
    });
}

/** The name of the form or user; `noteExport` found it in the same transaction. */
async function nameOf({ tx }: Writer, type: 'form' | 'user', id: string): Promise<string> {
  const query =
    type === 'form'
      ? tx.selectFrom('forms').select('forms.name as label').where('id', '=', id)
      : tx.selectFrom('users').select(userLabel.as('label')).where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).label;
}
