import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { updateAttempt, type ExportRecord } from '../exports-queries.ts';
import type { ExportRow } from '../table/export-row.ts';

/** Ends this attempt: another attempt took over, or the export was deleted. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** The stream of rows to the worker, with its progress. */
export interface ReportingRows {
  readonly stream: ReadableStream<readonly ExportRow[]>;
  /** The number of rows sent. */
  readonly count: () => number;
  /** The error that ended reading; the worker only gets a generic error. */
  readonly failure: () => unknown;
}

const reportEveryMs = 1_000;

/** Sends batches on demand of the worker, and stores the row count and the heartbeat. */
export function reportingRows(
  { now, transaction }: Pick<JobContext, 'now' | 'transaction'>,
  record: Pick<ExportRecord, 'id' | 'attempt'>,
  batches: AsyncGenerator<readonly ExportRow[]>,
): ReportingRows {
  let count = 0;
  let reportedAt = now();
  let failure: unknown;
  const report = async () => {
    if (now() - reportedAt < reportEveryMs) return;
    reportedAt = now();
    const change = { row_count: count, alive_at: new Date(reportedAt) };
    const isOurs = await transaction((tx) => updateAttempt(tx, record, change));
    if (!isOurs) throw new StoppedError();
  };
  const stream = new ReadableStream<readonly ExportRow[]>(
    {
      pull: async (controller) => {
        try {
          const next = await batches.next();
          if (next.done === true) {
            controller.close();
            return;
          }
          count += next.value.length;
          controller.enqueue(next.value);
          await report();
        } catch (error) {
          failure = error;
          controller.error(new Error('The rows of an export could not be read.'));
        }
      },
      cancel: async () => {
        await batches.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  return { stream, count: () => count, failure: () => failure };
}
