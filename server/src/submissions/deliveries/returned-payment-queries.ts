import {
  providerDriverNames,
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReturnedPayment } from '../../providers/delivery/delivery-driver.ts';

type Tx = Transaction<Database>;

/** What went back of the payment with which a submission was completed; `undefined`: nothing. */
export async function selectReturnedPayment(
  tx: Tx,
  submissionId: string,
): Promise<ReturnedPayment | undefined> {
  const payment = await tx
    .selectFrom('payment_transactions as payment')
    .select(['payment.amount_cents', 'payment.charged_back_cents'])
    .select((eb) =>
      eb
        .selectFrom('payment_refunds as refund')
        .select(sql<number>`coalesce(sum(refund.amount_cents), 0)::int`.as('cents'))
        .whereRef('refund.transaction_id', '=', 'payment.id')
        .where('refund.state', '=', 'refunded')
        .as('refunded_cents'),
    )
    .where('payment.submission_id', '=', submissionId)
    .where('payment.is_used', '=', true)
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  const { amount_cents: paid, charged_back_cents: chargedBack, refunded_cents: refunded } = payment;
  const cents = chargedBack + (refunded ?? 0);
  if (cents === 0) return undefined;
  if (cents < paid) return { cents, state: 'partly' };
  return { cents, state: chargedBack > 0 ? 'charged_back' : 'refunded' };
}

const following = providerDriverNames.filter((name) => {
  const driver: ProviderDriver = providerDrivers[name];
  return driver.followsPayments === true;
});

/** Lets deliveries that ended be made again by the receivers that follow payments; returns how many. */
export async function restartForPayment(
  tx: Tx,
  at: Date,
  which: { readonly id: string } | { readonly submissionId: string },
): Promise<number> {
  const restarted = await tx
    .updateTable('submission_deliveries as delivery')
    .set({ state: 'waiting', tries: 0, due_at: at, ended_at: null })
    .where('delivery.state', '=', 'delivered')
    .where((eb) =>
      'id' in which
        ? eb('delivery.id', '=', which.id)
        : eb('delivery.submission_id', '=', which.submissionId),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('providers')
          .select('providers.id')
          .whereRef('providers.id', '=', 'delivery.provider_id')
          .whereRef('providers.serves_tests', '=', 'delivery.serves_tests')
          .where('providers.kind', '=', 'delivery')
          .where('providers.driver', 'in', following),
      ),
    )
    .returning('delivery.id')
    .execute();
  return restarted.length;
}

/** Waits for attempts that are being stored, and lets no other one be stored before the transaction ends. */
export async function lockDeliveriesOf(tx: Tx, submissionId: string): Promise<void> {
  await tx
    .selectFrom('submission_deliveries')
    .select('id')
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
