import type { SourceInterval } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { JobHandlers } from '../../platform/jobs/job-handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { selectSource, updateSource } from './list-sources-queries.ts';
import { refreshList } from './refresh-list.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Refreshes a list from its source when it is due. */
    'refresh-list': { readonly key: string };
  }
}

const hourMs = 3_600_000;
const intervalMs: Readonly<Record<SourceInterval, number>> = {
  hour: hourMs,
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
};

interface ListSourceJobs {
  readonly client: OutgoingClient;
  readonly jobs: JobSender;
}

/** Refreshes lists on schedule. Each run plans the next one first, so that a failing source is tried again. */
export function createListSourceJobHandlers({
  client,
  jobs,
}: ListSourceJobs): Pick<JobHandlers, 'refresh-list'> {
  return {
    'refresh-list': async (context, { key }) => {
      const work = { ...context, caller: null };
      const isDue = await context.transaction(async (tx) => {
        const writer = writerFor(work, tx);
        const source = await selectSource(tx, key);
        // The source is gone, or a job of its latest settings refreshes it.
        if (source === undefined || source.next_at > instant(writer)) return false;
        await planRefresh(writer, jobs, { key, every: source.every });
        return true;
      });
      if (isDue) await refreshList(work, key, { client, acceptsShrinking: false });
    },
  };
}

/** Plans the next refresh of a list after its interval. */
export async function planRefresh(
  writer: Writer,
  jobs: JobSender,
  { key, every }: { readonly key: string; readonly every: SourceInterval },
): Promise<void> {
  const nextAt = nextRefresh(every, writer.now());
  await updateSource(writer.tx, key, { next_at: nextAt });
  const afterSeconds = Math.ceil(intervalMs[every] / 1000);
  await jobs.send(writer, 'refresh-list', { key }, { afterSeconds });
}

/** The time of the refresh after one at this time. */
export const nextRefresh = (every: SourceInterval, atMs: number): Date =>
  new Date(atMs + intervalMs[every]);
