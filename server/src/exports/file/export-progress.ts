import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { updateAttempt, type ExportRecord } from '../exports-queries.ts';

/** Ends this attempt: another attempt took over, or the export was deleted. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** Stores how many submissions are written, and the heartbeat; throws a StoppedError. */
export type ExportProgress = (count: number) => Promise<void>;

const reportEveryMs = 1_000;

/** Reports at most once a second. */
export function createExportProgress(
  { now, transaction }: Pick<JobContext, 'now' | 'transaction'>,
  record: Pick<ExportRecord, 'id' | 'attempt'>,
): ExportProgress {
  let reportedAt = now();
  return async (count) => {
    if (now() - reportedAt < reportEveryMs) return;
    reportedAt = now();
    const change = { row_count: count, alive_at: new Date(reportedAt) };
    const isOurs = await transaction((tx) => updateAttempt(tx, record, change));
    if (!isOurs) throw new StoppedError();
  };
}
