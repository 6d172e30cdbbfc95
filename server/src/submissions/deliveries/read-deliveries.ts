import type { SubmissionDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectAttemptsOf, selectDeliveriesOf } from './deliveries-queries.ts';
import { presentDeliveries, type DeliveryOpening } from './present-deliveries.ts';

/** The deliveries of a submission, for staff. */
export async function readDeliveries(
  tx: Transaction<Database>,
  opening: DeliveryOpening,
  submissionId: string,
): Promise<SubmissionDelivery[]> {
  const rows = await selectDeliveriesOf(tx, submissionId);
  return presentDeliveries(opening, rows, await selectAttemptsOf(tx, submissionId));
}
