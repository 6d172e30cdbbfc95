import { instant, type Writer } from '../../../logbook/writer.ts';
import type { JobSender } from '../../../platform/jobs/jobs.ts';
import { updateDelivery, type DeliveryRow } from '../deliveries-queries.ts';
import { writeDeliveryLine } from './write-delivery-line.ts';

interface Failed {
  readonly error: string;
  /** Of the attempt that failed it; absent when the receiver reported the failure afterwards. */
  readonly counts?: Partial<Pick<DeliveryRow, 'tries' | 'attempts'>>;
}

/** Ends a delivery as failed, until staff try again, and reports it to who may solve it. */
export async function failDelivery(
  writer: Writer,
  jobs: JobSender,
  row: DeliveryRow,
  { error, counts }: Failed,
): Promise<void> {
  const ended = {
    state: 'failed',
    error,
    ended_at: instant(writer),
    is_claimed: false,
  } as const;
  await updateDelivery(writer.tx, row.id, { ...counts, ...ended });
  await writeDeliveryLine(writer, 'submission.delivery_failed', row);
  if (!row.serves_tests) await jobs.send(writer, 'report-failed-deliveries', {});
}
