import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { PaymentTransactionsTable } from './payments-tables.ts';

type Tx = Transaction<Database>;

/** One attempt to have a submission paid for. */
export type PaymentTransaction = Selectable<PaymentTransactionsTable>;

/** What came in, also when another amount was asked for; 0 until something did. */
export const receivedCents = ({
  status,
  amount_cents: asked,
  received_cents: other,
}: Pick<PaymentTransaction, 'status' | 'amount_cents' | 'received_cents'>): number =>
  status === 'paid' ? asked : (other ?? 0);

/** The currency of what came in, in which it is also paid back. */
export const receivedCurrency = ({
  currency,
  received_currency: other,
}: Pick<PaymentTransaction, 'currency' | 'received_currency'>): string => other ?? currency;

export async function insertTransaction(
  tx: Tx,
  row: Insertable<PaymentTransactionsTable>,
): Promise<void> {
  await tx.insertInto('payment_transactions').values(row).execute();
}

export function selectTransaction(tx: Tx, id: string): Promise<PaymentTransaction | undefined> {
  return tx.selectFrom('payment_transactions').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Finds the attempt for which a submission waits or with which it was completed, else the last one.
 */
export function selectLatest(
  tx: Tx,
  submissionId: string,
): Promise<PaymentTransaction | undefined> {
  return tx
    .selectFrom('payment_transactions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('is_current', 'desc')
    .orderBy('is_used', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function selectCurrent(
  tx: Tx,
  submissionId: string,
): Promise<PaymentTransaction | undefined> {
  return tx
    .selectFrom('payment_transactions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

/**
 * Finds a payment of exactly this amount, possibly a late one. Prefers the one that was used before
 * the submission became a draft again because its co-signer declined.
 */
export function selectPaid(
  tx: Tx,
  submissionId: string,
  amountCents: number,
): Promise<PaymentTransaction | undefined> {
  return tx
    .selectFrom('payment_transactions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('status', '=', 'paid')
    .where('amount_cents', '=', amountCents)
    .orderBy('is_used', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

export async function updateTransaction(
  tx: Tx,
  id: string,
  change: Updateable<PaymentTransactionsTable>,
): Promise<void> {
  await tx.updateTable('payment_transactions').set(change).where('id', '=', id).execute();
}

/** Makes a used payment of a submission unused, except this one; returns it. */
export async function releaseUsed(
  tx: Tx,
  submissionId: string,
  { exceptId, at }: { readonly exceptId: string; readonly at: Date },
): Promise<PaymentTransaction | undefined> {
  return tx
    .updateTable('payment_transactions')
    .set({ is_used: false, updated_at: at })
    .where('submission_id', '=', submissionId)
    .where('is_used', '=', true)
    .where('id', '<>', exceptId)
    .returningAll()
    .executeTakeFirst();
}

/** Clears the current attempt of a submission, so that it waits for none. */
export async function leaveTransactions(tx: Tx, submissionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_transactions')
    .set({ is_current: false, updated_at: at })
    .where('submission_id', '=', submissionId)
    .where('is_current', '=', true)
    .execute();
}
