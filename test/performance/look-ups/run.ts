import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgres } from '@form-builder/server/testing/databases.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { findPairOfPorts } from '../../end-to-end/testing/product.ts';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { createCaller } from '../api/load.ts';
import { openBenchPostgres } from '../open-postgres.ts';
import { quantile } from '../quantile.ts';
import { startBuiltServer } from '../submit/built-server.ts';
import { startInstantRegister } from './instant-register.ts';

const warmUps = 300;
const measured = 1_000;

/**
 * Our own share of a look-up: addresses of the tenant's own register, which answers at once, each asked for the first
 * time and signed. The whole time that a visitor's page waits, less that of calling the register directly, beside which both
 * are printed.
 */
export async function run(): Promise<readonly Figure[]> {
  const postgres = await openBenchPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-look-ups-'));
  const name = `form_builder_look_ups_${String(process.pid)}`;
  await onPostgres(new URL(postgres.url), `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const register = await startInstantRegister();
  const settings = { OUTGOING_PRIVATE_HOSTS: 'localhost' };
  const server = await startBuiltServer(await findPairOfPorts(), folder, url.href, settings);
  try {
    await saveRegister(server.origin, register.url);
    const before = register.calls();
    const whole = await measure(createLookUp(server.origin));
    if (register.calls() - before !== warmUps + measured)
      throw new Error('Not every look-up reached the register.');
    const call = createCaller(register.origin);
    const direct = await measure(() => call('GET', '/search/v3_1/free'));
    const p95 = (times: readonly number[]) => quantile(times, 0.95);
    const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100;
    return [
      toFigure('look-up-own-share-p95', round(p95(whole) - p95(direct)), 'ms'),
      {
        name: 'look-up-p50',
        value: round(quantile(whole, 0.5)),
        unit: 'ms',
        against: round(quantile(direct, 0.5)),
      },
      { name: 'look-up-p95', value: round(p95(whole)), unit: 'ms', against: round(p95(direct)) },
    ];
  } finally {
    await server.stop();
    await register.stop();
    await onPostgres(new URL(postgres.url), `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function saveRegister(origin: string, api: string): Promise<void> {
  const { saveProvider } = await signInAsRoot(origin);
  const params = { id: 'adressen', stage: 'production' } as const;
  await saveProvider({ params, body: { driver: 'pdok', name: 'Adressen', settings: { api } } });
}

/** Asks for another house each time, so that nothing is answered from the cache. */
function createLookUp(origin: string) {
  const call = createCaller(origin);
  let asked = 0;
  return async () => {
    asked += 1;
    const place = { postcode: '1234AB', house_number: asked, environment: 'production' };
    const body = JSON.stringify({ signature: 'bag:search', body: place });
    const { status } = await call('POST', '/rpc/public', {}, body);
    if (status !== 200) throw new Error(`A look-up was answered with ${String(status)}.`);
  };
}

/** The times of one call after another, in milliseconds. */
async function measure(work: () => Promise<unknown>): Promise<readonly number[]> {
  for (let run = 0; run < warmUps; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < measured; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}
