import type { PublicationFailure } from '@form-builder/core/publication/publication-failures.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import {
  failScheduled,
  type ScheduledRecord,
} from '../publication/scheduled-publications-queries.ts';
import { selectOwnerIds } from './publication-notice-queries.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails one person that a version was not published at its moment; without a person the functional administrator. */
    'send-publication-notice': { readonly publicationId: string; readonly userId: string | null };
  }
}

interface Failed {
  readonly row: ScheduledRecord;
  readonly failure: PublicationFailure;
}

/** Notes why a version was not published, and tells who scheduled it and the owners of the form. */
export async function recordFailure(
  writer: Writer,
  jobs: JobSender,
  { row, failure }: Failed,
): Promise<void> {
  const { id: publicationId, version_id, environment, planned_at } = row;
  await failScheduled(writer.tx, publicationId, { failure, failed_at: instant(writer) });
  await writeLogbook(writer, {
    action: 'version.publication_failed',
    subject: ['version', version_id],
    result: 'failed',
    details: { environment, planned_at: planned_at.toISOString(), failure },
  });
  const owners = await selectOwnerIds(writer.tx, row.form_id);
  const scheduler = writer.actor === null ? [] : [writer.actor.id];
  const told = [...new Set([...scheduler, ...owners])];
  for (const userId of told.length === 0 ? [null] : told)
    await jobs.send(writer, 'send-publication-notice', { publicationId, userId });
}
