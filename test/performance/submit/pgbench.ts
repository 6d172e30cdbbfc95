import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePostgresPrograms } from '../../../scripts/environment/postgres-programs.mjs';
import { run } from '../../../scripts/processes.mjs';
import { UserError } from '../../../scripts/user-error.mjs';

const script = fileURLToPath(new URL('submit.sql', import.meta.url));

export interface PgbenchTarget {
  readonly databaseUrl: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly clients: number;
  readonly seconds: number;
}

/** How many times a second pgbench does what the server does in the database for one submission. */
export async function runPgbench(target: PgbenchTarget): Promise<number> {
  const { databaseUrl, variables, clients, seconds } = target;
  const program = join(await ensurePostgresPrograms(), 'pgbench');
  const values = Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`);
  const counts = [`--client=${String(clients)}`, `--time=${String(seconds)}`];
  const { code, output } = await run(
    program,
    ['--no-vacuum', '--protocol=prepared', `--file=${script}`, ...counts, ...values, databaseUrl],
    { quiet: true, env: { ...process.env, PGDATABASE: databaseUrl } },
  );
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (code !== 0 || rate === undefined) throw new UserError(`pgbench failed:\n${output}`);
  return Number(rate);
}
