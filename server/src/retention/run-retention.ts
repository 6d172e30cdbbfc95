import { providerCallDays } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { deleteOldAddresses } from '../accounts/users/email-notices-queries.ts';
import { deleteOldBounces } from '../mails/bounced-addresses.ts';
import { cleanFiles } from '../files/clean-files.ts';
import { withdrawExports } from '../exports/withdraw-exports.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { nightOf } from '../platform/night-of.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { deleteCallsBefore } from '../provider-calls/provider-calls-queries.ts';
import { deleteExpiredPayments, keepPayments } from '../payment-ledger/payment-ledger-queries.ts';
import { logProcessing } from '../processing-log/log-processing.ts';
import { cutProcessingLog } from '../processing-log/processing-log-queries.ts';
import { cleanQuarantine } from '../quarantine/clean-quarantine.ts';
import { eraseQuarantined } from '../quarantine/erase-quarantined.ts';
import { deleteExpiredQuarantine } from '../quarantine/delete-expired.ts';
import { cutBefore, loadLogTerms } from '../settings/log-terms.ts';
import { deleteOldVisitCounts } from '../visit-counts/visit-counts-queries.ts';
import { anonymiseSubmissions } from './anonymise-submissions.ts';
import { insertDestructions, insertExpiredPayments, selectNight } from './destructions-queries.ts';
import {
  loadLimits,
  lockDue,
  selectDueIds,
  type DueSubmission,
  type RetentionLimits,
} from './due-submissions-queries.ts';
import { claimNight, endNight, keepAlive } from './retention-runs-queries.ts';

/** The tenant of a run, and its dependencies. */
export interface RetentionOwner extends Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly storage: FileStorage;
  readonly jobs: JobSender;
}

const rowsAtOnce = 200;
const callsMs = providerCallDays * 86_400_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Removes the due submissions in batches, each with its counts in one transaction. Returns false when this night was
 * already done, or another server runs it.
 */
export async function runRetention(owner: RetentionOwner): Promise<boolean> {
  const { transaction, tenantId, now } = owner;
  const night = nightOf(now());
  const at = new Date(now());
  if (!(await transaction((tx) => claimNight(tx, { tenantId, night, at })))) return false;
  const limits = await transaction((tx) => loadLimits(tx, at.getTime()));
  let after = beforeAll;
  for (;;) {
    const ids = await transaction((tx) => selectDueIds(tx, limits, after, rowsAtOnce));
    const last = ids.at(-1);
    if (last === undefined) break;
    await transaction((tx) => removeBatch(writerOf(owner, tx), owner, { night, limits, ids }));
    if (ids.length < rowsAtOnce) break;
    after = last;
  }
  // Their rows have no submission now: after a crash the hourly clean-up removes them.
  await cleanFiles(owner, transaction, owner);
  await cleanQuarantine(owner);
  await deleteOldRecords(owner, night, at);
  await transaction(async (tx) => {
    const writer = writerOf(owner, tx);
    for (const { form_id: formId, form_name: name, count } of await selectNight(tx, night))
      await writeLogbook(writer, {
        action: 'retention.applied',
        subject: ['form', formId],
        details: { name, count },
      });
    await endNight(tx, night, instant(writer));
  });
  return true;
}

/** Deletes what has a term of its own, apart from submissions. */
async function deleteOldRecords(owner: RetentionOwner, night: string, at: Date): Promise<void> {
  const { transaction } = owner;
  await deleteExpiredQuarantine(owner);
  await transaction((tx) => deleteOldBounces(tx, at));
  await transaction((tx) => deleteOldAddresses(tx, at));
  await transaction((tx) => deleteOldVisitCounts(tx, at));
  await transaction((tx) => deleteCallsBefore(tx, new Date(at.getTime() - callsMs)));
  await transaction(async (tx) => {
    const expired = await deleteExpiredPayments(tx, at.getTime());
    await insertExpiredPayments(writerOf(owner, tx), night, expired);
  });
  const { processing: days } = await transaction(loadLogTerms);
  const linesBefore = cutBefore(days, at.getTime());
  while ((await transaction((tx) => cutProcessingLog(tx, linesBefore))) > 0)
    await transaction((tx) => keepAlive(tx, night, new Date(owner.now())));
}

type Tx = Writer['tx'];

const writerOf = (owner: RetentionOwner, tx: Tx): Writer =>
  writerFor({ ...owner, tenant: { id: owner.tenantId }, caller: null }, tx);

interface Batch {
  readonly night: string;
  readonly limits: RetentionLimits;
  readonly ids: readonly string[];
}

async function removeBatch(
  writer: Writer,
  { jobs }: RetentionOwner,
  { night, limits, ids }: Batch,
): Promise<void> {
  const { tx } = writer;
  const due = await lockDue(tx, limits, ids);
  const idsOf = (method: DueSubmission['method']) =>
    due.filter((one) => one.method === method).map(({ id }) => id);
  const [anonymised, deleted] = [idsOf('anonymise'), idsOf('delete')];
  await logProcessing(writer, 'submission.anonymised', anonymised);
  await logProcessing(writer, 'submission.deleted', deleted);
  const kept = await keepPayments(tx, deleted);
  await anonymiseSubmissions(tx, anonymised, instant(writer));
  await eraseQuarantined(tx, { submissionIds: deleted, at: instant(writer) });
  if (deleted.length > 0)
    await tx
      .deleteFrom('submissions')
      .where('id', 'in', [...deleted])
      .execute();
  await insertDestructions(writer, night, { removed: due, kept });
  for (const [formId, since] of firstByForm(due))
    await withdrawExports(writer, jobs, { formId, since });
  await keepAlive(tx, night, instant(writer));
}

/** The start of the first submission, by form. */
function firstByForm(due: readonly DueSubmission[]): ReadonlyMap<string, Date> {
  const first = new Map<string, Date>();
  for (const { form_id: formId, created_at: at } of due) {
    const known = first.get(formId);
    if (known === undefined || at < known) first.set(formId, at);
  }
  return first;
}
