import { writeLogbook } from '../logbook/write-logbook.ts';
import type { Writer } from '../logbook/writer.ts';
import type { PaymentTransaction } from './payments-queries.ts';

/** Records a payment that completes no submission: staff refund it at the payment provider. */
export function writeUnclaimed(
  writer: Writer,
  { id, submission_id, amount_cents }: PaymentTransaction,
): Promise<void> {
  return writeLogbook(writer, {
    action: 'payment.unclaimed',
    subject: ['submission', submission_id],
    details: { transaction_id: id, amount_cents },
  });
}
