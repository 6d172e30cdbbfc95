import { onPostgres } from '@form-builder/server/testing/databases.ts';

/**
 * Lets an hour pass for what waits in the database: claims of killed servers end, delays before retries are over.
 * Only while no server runs: a running one still works on what it claimed.
 */
export async function passHour(databaseUrl: string): Promise<void> {
  await onPostgres(
    new URL(databaseUrl),
    `update submission_deliveries set due_at = due_at - interval '1 hour' where state = 'waiting';
     update jobs.job
       set start_after = start_after - interval '1 hour', started_on = started_on - interval '1 hour'
       where state in ('created', 'retry', 'active');`,
  );
}
