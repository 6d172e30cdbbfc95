import { sql, type Transaction } from 'kysely';
import { listUploads } from '../files/uploads-in-answers.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutLogins } from './without-logins.ts';
import { eraseQuarantined } from '../quarantine/erase-quarantined.ts';
import { unnameLines } from '../processing-log/processing-log-queries.ts';

type Tx = Transaction<Database>;

/** The tables with personal data beside the answers. */
const personal = [
  'submission_identities',
  'submission_mails',
  'submission_co_signatures',
  'submission_keys',
  'submission_codes',
  'submission_attempts',
  'submission_remarks',
] as const;

/** Removes sensitive answers with their files, and all other data that identifies the person. */
export async function anonymiseSubmissions(
  tx: Tx,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('submissions')
    .set({
      sealed_answers: null,
      sealed_variables: null,
      context: '{}',
      resume_email: null,
      anonymised_at: at,
    })
    .where('id', 'in', [...ids])
    .execute();
  for (const table of personal)
    await tx
      .deleteFrom(table)
      .where('submission_id', 'in', [...ids])
      .execute();
  await sql`update delivery_attempts set sealed_exchange = null
    from submission_deliveries as delivery
    where delivery.tenant_id = delivery_attempts.tenant_id
      and delivery.id = delivery_attempts.delivery_id
      and delivery.submission_id = any(${[...ids]}::uuid[])`.execute(tx);
  await tx
    .updateTable('submission_deliveries')
    .set({ steps: {} })
    .where('submission_id', 'in', [...ids])
    .execute();
  await stripPayments(tx, ids);
  await removeLoginAnswers(tx, ids);
  await detachFiles(tx, ids, at);
  await unnameLines(tx, ids);
}

/** Keeps the money of payments, without addresses of their payer's visit and what staff wrote about refunds. */
async function stripPayments(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update payment_refunds set reason = ''
    from payment_transactions as payment
    where payment.tenant_id = payment_refunds.tenant_id
      and payment.id = payment_refunds.transaction_id
      and payment.submission_id = any(${[...ids]}::uuid[])`.execute(tx);
  await tx
    .updateTable('payment_transactions')
    .set({ checkout_url: null, return_url: null })
    .where('submission_id', 'in', [...ids])
    .execute();
}

/** Empties the answers of login fields, which name who logged in and for whom. */
async function removeLoginAnswers(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('submissions')
    .select(['id', 'answers'])
    .where('id', 'in', [...ids])
    .where(sql<boolean>`answers::text like '%"authenticated_at"%'`)
    .execute();
  for (const { id, answers } of rows)
    await tx
      .updateTable('submissions')
      .set({ answers: JSON.stringify(withoutLogins(answers)) })
      .where('id', '=', id)
      .execute();
}

/** Releases the files that no remaining answer refers to. */
async function detachFiles(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('submissions')
    .select(['id', 'answers'])
    .where('id', 'in', [...ids])
    .execute();
  for (const { id, answers } of rows) {
    const kept = [...listUploads(answers).keys()];
    await eraseQuarantined(tx, { submissionIds: [id], at, except: kept });
    await tx
      .updateTable('files')
      .set({ submission_id: null })
      .where('submission_id', '=', id)
      .where('upload_key', 'not in', [...kept, ''])
      .execute();
  }
}
