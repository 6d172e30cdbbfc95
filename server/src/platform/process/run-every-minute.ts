import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** A task that the process repeats. */
interface RepeatedTask {
  /** The name in the log. */
  readonly job: string;
  readonly logger: Pick<Logger, 'error'>;
  readonly run: () => Promise<void>;
}

/** Runs a task every minute, never twice at once. A failure is logged; the next minute runs it again. */
export function runEveryMinute({ job, logger, run }: RepeatedTask): void {
  let isRunning = false;
  const runOnce = async () => {
    if (isRunning) return;
    isRunning = true;
    await run().catch((error: unknown) => {
      logger.error({ job, error: describeError(error) }, 'job failed');
    });
    isRunning = false;
  };
  setInterval(() => void runOnce(), 60_000).unref();
}
