import { cpus } from 'node:os';
import { ensurePostgresPrograms } from '../../scripts/environment/postgres-programs.mjs';
import { findProgram } from '../../scripts/environment/system-packages.mjs';
import { startThrowawayPostgres } from '../../scripts/environment/throwaway-postgres.mjs';
import { run } from '../../scripts/processes.mjs';
import { UserError } from '../../scripts/user-error.mjs';

/** A commit is on the disk, as in production. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/**
 * The PostgreSQL of `TEST_DATABASE_URL`, else a throwaway one. With two cores or more the throwaway one
 * has the last to itself, and this process with the servers that it starts has the others.
 */
export async function openBenchPostgres(): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  const postgres = await startThrowawayPostgres(await ensurePostgresPrograms(), { settings });
  const last = cpus().length - 1;
  if (last > 0 && (await findProgram('taskset')) !== undefined) {
    await pin(postgres.processId(), String(last));
    await pin(process.pid, `0-${String(last - 1)}`);
  }
  return postgres;
}

async function pin(processId: number, cores: string): Promise<void> {
  const { code, output } = await run(
    'taskset',
    ['--all-tasks', '--cpu-list', '--pid', cores, String(processId)],
    { quiet: true },
  );
  if (code !== 0) throw new UserError(`taskset failed:\n${output}`);
}
