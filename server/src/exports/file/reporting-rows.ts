import type { ExportRow } from '../table/export-row.ts';
import type { ExportProgress } from './export-progress.ts';

/** The stream of rows to the worker, with its progress. */
export interface ReportingRows {
  readonly stream: ReadableStream<readonly ExportRow[]>;
  /** The number of rows sent. */
  readonly count: () => number;
  /** The error that ended reading; the worker only gets a generic error. */
  readonly failure: () => unknown;
}

/** Sends batches on demand of the worker, and reports the number of rows sent. */
export function reportingRows(
  report: ExportProgress,
  batches: AsyncGenerator<readonly ExportRow[]>,
): ReportingRows {
  let count = 0;
  let failure: unknown;
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
          await report(count);
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
