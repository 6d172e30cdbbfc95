import { ensurePostgresPrograms } from '../../scripts/environment/postgres-programs.mjs';
import { startThrowawayPostgres } from '../../scripts/environment/throwaway-postgres.mjs';

/**
 * The PostgreSQL of `TEST_DATABASE_URL`, else a throwaway one that keeps what was committed, as in
 * production.
 */
export async function openBenchPostgres(): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  return startThrowawayPostgres(await ensurePostgresPrograms(), { isDurable: true });
}
