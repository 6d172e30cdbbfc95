import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentRefundsTable } from './refunds-tables.ts';

type Tx = Transaction<Database>;

/** A refund of a payment, or a part of it. */
export type PaymentRefund = Selectable<PaymentRefundsTable>;

export async function insertRefund(tx: Tx, row: Insertable<PaymentRefundsTable>): Promise<void> {
  await tx.insertInto('payment_refunds').values(row).execute();
}

export function selectRefund(tx: Tx, id: string): Promise<PaymentRefund | undefined> {
  return tx.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The refund, locked until the transaction ends. */
export function lockRefund(tx: Tx, id: string): Promise<PaymentRefund | undefined> {
  return tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The cents of a payment that are refunded or will be. */
export async function sumRefunds(tx: Tx, transactionId: string): Promise<number> {
  const { cents } = await tx
    .selectFrom('payment_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('cents'))
    .where('transaction_id', '=', transactionId)
    .where('state', 'not in', ['failed', 'cancelled'])
    .executeTakeFirstOrThrow();
  return cents;
}

/** Whether a refund of the provider is known, by our own id in its reference or by that of the provider. */
export async function isKnownRefund(
  tx: Tx,
  transactionId: string,
  { id, reference }: { readonly id: string; readonly reference: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where((eb) =>
      eb.or([
        eb('provider_refund_id', '=', id),
        // A reference that somebody else made is any text.
        eb(sql<string>`id::text`, '=', reference ?? ''),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The refunds of a payment that have not ended. */
export async function selectOpenRefunds(tx: Tx, transactionId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', ['requested', 'pending'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateRefund(
  tx: Tx,
  id: string,
  change: Pick<PaymentRefund, 'state' | 'provider_refund_id' | 'refunded_at' | 'updated_at'>,
): Promise<void> {
  await tx.updateTable('payment_refunds').set(change).where('id', '=', id).execute();
}
