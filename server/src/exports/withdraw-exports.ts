import type { JobSender } from '../platform/jobs/jobs.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { updateExport } from './exports-queries.ts';

interface Withdrawn {
  readonly formId: string;
  /**
   * When the first of the deleted submissions was created; earlier exports contain none of them.
   */
  readonly since: Date;
}

/**
 * Withdraws the exports that may contain deleted submissions of a form: available files expire at once, and
 * exports in progress restart. Their jobs remove the files.
 */
export async function withdrawExports(
  writer: Writer,
  jobs: JobSender,
  { formId, since }: Withdrawn,
): Promise<void> {
  const { tx } = writer;
  const exports = await tx
    .selectFrom('exports')
    .select(['id', 'status'])
    .where('form_id', '=', formId)
    .where('status', 'in', ['available', 'processing'])
    .where('created_at', '>=', since)
    .orderBy('id')
    .forUpdate()
    .execute();
  const at = instant(writer);
  for (const { id, status } of exports) {
    const isMade = status === 'available';
    await updateExport(
      tx,
      id,
      isMade ? { expires_at: at, erased_at: at } : { status: 'pending', alive_at: at },
    );
    await jobs.send(writer, isMade ? 'follow-export' : 'make-export', { exportId: id });
  }
}
