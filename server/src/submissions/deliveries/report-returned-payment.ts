import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { lockDeliveriesOf, restartForPayment } from './returned-payment-queries.ts';

/**
 * Lets the case systems that took a submission know that money of it went back: their deliveries continue with one
 * more step. Called in the transaction that stores the refund or chargeback. A delivery that is being made sees
 * afterwards that it reported an older state.
 */
export async function reportReturnedPayment(
  writer: Writer,
  jobs: JobSender,
  submissionId: string,
): Promise<void> {
  await lockDeliveriesOf(writer.tx, submissionId);
  const count = await restartForPayment(writer.tx, instant(writer), { submissionId });
  if (count > 0) await jobs.send(writer, 'deliver-submissions', {});
}
