import type { Pool } from 'pg';
import { queueSchema } from '../platform/jobs/queue-schema.ts';

/** What waits in one queue, and since when. */
export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  /** Jobs that failed for good. */
  readonly failed: number;
  /** When the job that waits longest should have begun; null when none has to begin yet. */
  readonly oldest_due: Date | null;
}

/** The queues with jobs that wait or failed, by name; null before the first server created the queue. */
export async function selectQueueStates(
  pool: Pool,
  now: number,
): Promise<readonly QueueState[] | null> {
  const { rows: found } = await pool.query<{ queue: string | null }>(
    `select to_regclass('${queueSchema}.job')::text as queue`,
  );
  if ((found[0]?.queue ?? null) === null) return null;
  const { rows } = await pool.query<QueueState>(
    `select name,
            count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'failed')::int as failed,
            min(start_after) filter (where state in ('created', 'retry') and start_after <= $1) as oldest_due
       from ${queueSchema}.job where state in ('created', 'retry', 'failed')
      group by name order by name`,
    [new Date(now)],
  );
  return rows;
}
