import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { findUser } from '../../accounts/users/users-queries.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { findExportedForm } from '../export-source-queries.ts';
import { pollSeconds } from '../export-times.ts';
import { lockExport, updateExport, type ExportRecord } from '../exports-queries.ts';
import { isConsentOver } from '../present-export.ts';
import { selectConsentRequests } from './consent-queries.ts';

type SubmissionsExport = ExportRecord<'submissions'>;
type ConsentContract = Pick<typeof exportsContract, 'listConsentRequests' | 'decideOnExport'>;

/** The endpoints with which a colleague allows or refuses an export. */
export function createConsentHandlers(jobs: JobSender): Handlers<ConsentContract> {
  return {
    listConsentRequests: async ({ caller, now, transaction }) => {
      const rows = await transaction((tx) => selectConsentRequests(tx, caller, new Date(now())));
      const data = rows.map(({ created_at: createdAt, expires_at: expiresAt, ...row }) => ({
        ...row,
        created_at: isoInstant(createdAt),
        expires_at: isoInstant(expiresAt),
      }));
      return { data };
    },

    decideOnExport: (context) =>
      context.transaction(async (tx) => {
        const { body, caller, params } = context;
        const record = await lockExport(tx, params.id);
        // Only submissions need a consent.
        if (record?.kind !== 'submissions') throw new RequestError('not_found');
        const form = await findExportedForm(tx, caller, record.choices.form_id);
        if (form === undefined) throw new RequestError('not_found');
        if (record.user_id === caller.id) throw new RequestError('own_export');
        const writer = writerFor(context, tx);
        if (record.consent !== 'asked' || isConsentOver(record, writer.now()))
          throw new RequestError('transition_not_allowed');
        if (body.decision === 'give') await allow(writer, jobs, record);
        else await refuse(writer, jobs, record, body.reason);
        return undefined;
      }),
  };
}

const decidedBy = (writer: Writer) => ({
  consent_by_id: writer.actor?.id ?? null,
  consent_by_name: writer.actor?.name ?? null,
  consent_at: instant(writer),
});

async function allow(writer: Writer, jobs: JobSender, record: SubmissionsExport): Promise<void> {
  const exportId = record.id;
  await updateExport(writer.tx, exportId, {
    ...decidedBy(writer),
    consent: 'given',
    alive_at: instant(writer),
  });
  await jobs.send(writer, 'make-export', { exportId });
  await jobs.send(writer, 'follow-export', { exportId }, { afterSeconds: pollSeconds });
  await writeDecision(writer, record, 'export.consent_given');
}

async function refuse(
  writer: Writer,
  jobs: JobSender,
  record: SubmissionsExport,
  reason: string,
): Promise<void> {
  await updateExport(writer.tx, record.id, {
    ...decidedBy(writer),
    consent: 'refused',
    consent_reason: reason,
    status: 'failed',
    failure: 'consent_refused',
    ended_at: instant(writer),
  });
  await jobs.send(writer, 'send-export-mail', { exportId: record.id });
  await writeDecision(writer, record, 'export.consent_refused', reason);
}

/** The actor is who decided; the details name who asked. */
async function writeDecision(
  writer: Writer,
  { user_id: userId, choices }: SubmissionsExport,
  action: 'export.consent_given' | 'export.consent_refused',
  remark?: string,
): Promise<void> {
  const asker = userId === null ? undefined : await findUser(writer.tx, writer.tenantId, userId);
  await writeLogbook(writer, {
    action,
    subject: ['form', choices.form_id],
    details: { requested_by: asker?.label ?? '', ...(remark === undefined ? {} : { remark }) },
  });
}
