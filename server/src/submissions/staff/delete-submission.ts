import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { cleanFiles } from '../../files/clean-files.ts';
import type { FileServices } from '../../files/file-services.ts';
import { isAllowedBy } from '../../forms/forms-policy.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { RequestError } from '../../platform/request-error.ts';
import { isPaying } from '../../payment-ledger/open-payments.ts';
import { cleanQuarantine } from '../../quarantine/clean-quarantine.ts';
import { eraseQuarantined } from '../../quarantine/erase-quarantined.ts';
import { keepPayments } from '../../payment-ledger/payment-ledger-queries.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { isHeld } from '../holds/holds-queries.ts';
import { lockOwnSubmission } from '../submissions-queries.ts';
import {
  deleteSubmissionRow,
  selectSubmission,
  type SubmissionSummaryRow,
} from './staff-queries.ts';

/** The parts of a submission that its deletion needs. */
export type DeletedSubmission = Pick<
  SubmissionSummaryRow,
  'id' | 'form_id' | 'title' | 'created_at'
>;

/** The dependencies of manual deletion. */
export interface DeleteOptions {
  readonly files: FileServices;
  /**
   * Removes the data that other features store about a submission, in the transaction that deletes
   * it.
   */
  readonly onDeleted: (writer: Writer, deleted: DeletedSubmission) => Promise<void>;
}

/** Deletes a submission with all its data, unless it is on hold or its money is under way. */
export const deleteSubmission =
  ({ files, onDeleted }: DeleteOptions): Handlers<typeof submissionsContract>['deleteSubmission'] =>
  async (context) => {
    await context.transaction(async (tx) => {
      const { caller, params, body } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      if (!isAllowedBy(submission, 'change', caller)) throw new RequestError('forbidden');
      await removeSubmission(writerFor(context, tx), submission, { ...body, onDeleted });
    });
    await removeFiles(files, context);
    return undefined;
  };

/** Removes the files of deleted submissions from storage; after a crash the hourly clean-up does it. */
export async function removeFiles(
  { storage }: Pick<FileServices, 'storage'>,
  context: Runtime & {
    readonly tenant: Pick<Tenant, 'id'>;
    readonly transaction: TenantTransaction;
  },
): Promise<void> {
  const { tenant, transaction } = context;
  await cleanFiles({ storage }, transaction, context);
  await cleanQuarantine({ tenantId: tenant.id, transaction, storage });
}

/** Why a submission is removed, and what other features do with it. */
interface Removal extends Pick<DeleteOptions, 'onDeleted'> {
  readonly reason?: string;
}

/**
 * Removes a submission from the database, unless it is on hold or its money is under way; `removeFiles` removes its files
 * afterwards.
 */
export async function removeSubmission(
  writer: Writer,
  submission: DeletedSubmission,
  { reason, onDeleted }: Removal,
): Promise<void> {
  const { tx } = writer;
  // Because of the lock, a simultaneous hold or refund either comes first or finds no submission.
  await lockOwnSubmission(tx, submission.id);
  if (await isHeld(tx, submission.id, writer.now())) throw new RequestError('on_hold');
  // Its end would be lost: the ledger keeps only money that has come or gone.
  if (await isPaying(tx, submission.id, writer.now())) throw new RequestError('payment_pending');
  await logProcessing(writer, 'submission.deleted', [submission.id]);
  await keepPayments(tx, [submission.id]);
  await eraseQuarantined(tx, { submissionIds: [submission.id], at: instant(writer) });
  await deleteSubmissionRow(tx, submission.id);
  await onDeleted(writer, submission);
  await writeLogbook(writer, deletionOf(submission, reason));
}

/** The logbook keeps only the number of a deleted submission, and why it was deleted. */
const deletionOf = ({ id, form_id: formId, title }: DeletedSubmission, reason?: string) =>
  ({
    action: 'submission.deleted',
    subject: ['submission', id],
    formId,
    details: { name: title ?? '', ...(reason !== undefined && { remark: reason }) },
  }) as const;
