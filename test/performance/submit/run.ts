import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgres } from '@form-builder/server/testing/databases.ts';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { findPairOfPorts } from '../../end-to-end/testing/product.ts';
import { countPerSecond, createCaller } from '../api/load.ts';
import { openBenchPostgres } from '../open-postgres.ts';
import { runPgbench } from './pgbench.ts';
import { seedDemoForm } from './seed-demo-form.ts';
import { startBuiltServer } from './built-server.ts';

const clients = 8;
const seconds = 3;
const rounds = 3;

/**
 * Completed submissions a second: the built server in a process of its own, eight visitors at a time,
 * beside pgbench with the same statements on the same database, in turns.
 */
export async function run(): Promise<readonly Figure[]> {
  const postgres = await openBenchPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-submit-'));
  const name = `form_builder_submit_${String(process.pid)}`;
  await onPostgres(new URL(postgres.url), `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const server = await startBuiltServer(await findPairOfPorts(), folder, url.href);
  try {
    const form = await seedDemoForm(url.href);
    const call = createCaller(server.origin);
    let attempt = 0;
    const submit = async () => {
      attempt += 1;
      const key = { 'idempotency-key': `attempt-${String(process.pid)}-${String(attempt)}` };
      const { status } = await call('POST', '/v0/forms/submissions', key, bodyOf(form.version));
      if (status !== 201) throw new Error(`A submission was answered with ${String(status)}.`);
    };
    const target = { databaseUrl: url.href, variables: { ...form }, clients, seconds };
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await runPgbench(target));
      ours.push(await countPerSecond(submit));
    }
    const against = Math.round(median(theirs));
    const value = median(ours);
    const share = Math.round((value / against) * 100) / 100;
    return [
      { name: 'submit', value, unit: 'submissions/s', against },
      { name: 'submit-share-of/pgbench', value: share, unit: 'ratio', against: null },
    ];
  } finally {
    await server.stop();
    await onPostgres(new URL(postgres.url), `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
    await postgres.stop();
  }
}

const bodyOf = (versionId: string): string =>
  JSON.stringify({ form_version_id: versionId, status: 'final', data: { name: 'Ada' } });

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
