import { writeLogbook } from '../../../logbook/write-logbook.ts';
import type { Writer } from '../../../logbook/writer.ts';
import type { DeliveryRow } from '../deliveries-queries.ts';

/** The line of the logbook about the end of a delivery. */
export function writeDeliveryLine(
  writer: Writer,
  action: 'submission.delivered' | 'submission.delivery_failed',
  { submission_id: id, integration }: DeliveryRow,
): Promise<void> {
  const details = { name: integration.name };
  return writeLogbook(writer, { action, subject: ['submission', id], details });
}
