import type { Pool } from 'pg';
import { queueSchema } from './queue-schema.ts';

/** The number of jobs of a name that have not started. */
export interface WaitingJobs {
  readonly job: string;
  readonly count: number;
}

/** Counts the waiting jobs of all tenants, including those that wait for a retry. */
export async function countWaitingJobs(pool: Pool): Promise<readonly WaitingJobs[]> {
  const { rows } = await pool.query<{ job: string; count: string }>(
    `select name as job, count(*) from ${queueSchema}.job where state < 'active' group by name`,
  );
  return rows.map(({ job, count }) => ({ job, count: Number(count) }));
}
