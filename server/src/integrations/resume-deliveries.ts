import type { Writer } from '../logbook/writer.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { ListedProvider } from '../providers/providers-queries.ts';

/** Sends the job for the deliveries that waited because their receiver was switched off: no other job picks them up. */
export async function resumeDeliveries(
  writer: Writer,
  jobs: JobSender,
  { kind }: Pick<ListedProvider, 'kind'>,
): Promise<void> {
  if (kind === 'delivery') await jobs.send(writer, 'deliver-submissions', {});
}
