import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { runStart } from '../../end-to-end/testing/run-start.ts';

/** How long `npm start` takes to print the demo logins: into an empty data folder, and again. */
export async function run(): Promise<readonly Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-start-'));
  const env = { PORT: String(await findFreePort(2)), DATA_DIR: dataFolder };
  const first = await runStart(env, 'ontwerper@demo.example');
  const second = await runStart(env, 'ontwerper@demo.example');
  await rm(dataFolder, { recursive: true, force: true });
  return [
    { name: 'first-start', value: first.printedAfterMs, unit: 'ms', against: 30_000 },
    { name: 'second-start', value: second.printedAfterMs, unit: 'ms', against: 5000 },
  ];
}
