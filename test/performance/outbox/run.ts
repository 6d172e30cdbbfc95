import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { onPostgres } from '@form-builder/server/testing/databases.ts';
import { buildIntegration } from '@form-builder/server/testing/failed-delivery.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { findPairOfPorts } from '../../end-to-end/testing/product.ts';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { createCaller } from '../api/load.ts';
import { openBenchPostgres } from '../open-postgres.ts';
import { startBuiltServer } from '../submit/built-server.ts';
import { seedDemoForm, type DemoForm } from '../submit/seed-demo-form.ts';
import { startInstantTarget } from './instant-target.ts';
import { readProcessorMs } from './processor-time.ts';
import { measureRawQueue } from './raw-queue.ts';

const submissions = 1000;
/** Of a visitor's pace, while deliveries go out. */
const live = { submissions: 100, pauseMs: 50 };
const providers = ['een', 'twee', 'drie'] as const;
const deliveries = submissions * providers.length;

/**
 * The outbox of the built server with three receivers that answer at once: 3,000 waiting deliveries a second,
 * beside a bare queue on the same database, and the delay of deliveries while visitors send forms.
 */
export async function run(): Promise<readonly Figure[]> {
  const postgres = await openBenchPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-outbox-'));
  const name = `form_builder_outbox_${String(process.pid)}`;
  await onPostgres(new URL(postgres.url), `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const target = await startInstantTarget();
  const settings = { OUTGOING_PRIVATE_HOSTS: 'localhost' };
  const server = await startBuiltServer(await findPairOfPorts(), folder, url.href, settings);
  const place = { ...server, databaseUrl: url.href, arrivals: target.arrivals };
  try {
    await saveProviders(server.origin, target.url);
    const drained = await measureWaiting(place);
    const delayMs = await measureDelay(place);
    const against = await measureRawQueue(url.href, { url: target.url, count: deliveries });
    return [
      { name: 'outbox-deliveries', value: drained.perSecond, unit: 'deliveries/s', against },
      ...(drained.processorMs === null
        ? []
        : [toFigure('outbox-processor-time', drained.processorMs, 'ms/delivery')]),
      toFigure('outbox-delay-p95', delayMs, 'ms'),
    ];
  } finally {
    await server.stop();
    await target.stop();
    await onPostgres(new URL(postgres.url), `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
    await postgres.stop();
  }
}

interface Place {
  readonly origin: string;
  readonly processId: number;
  readonly databaseUrl: string;
  readonly arrivals: ReadonlyMap<string, number>;
}

async function saveProviders(origin: string, url: string): Promise<void> {
  const { saveProvider } = await signInAsRoot(origin);
  const secret = 'a-signing-secret-of-the-bench';
  for (const id of providers)
    await saveProvider({
      params: { id, stage: 'production' },
      body: { driver: 'webhook', name: id, settings: { url }, secret },
    });
}

/** Puts deliveries of stored submissions in the outbox at once, and measures until all have arrived. */
async function measureWaiting({ origin, processId, databaseUrl, arrivals }: Place) {
  const form = await seedDemoForm(databaseUrl);
  const submit = createSubmit(origin, form);
  for (let sent = 0; sent < submissions; sent += 10)
    await Promise.all(Array.from({ length: 10 }, submit));
  const before = await readProcessorMs(processId);
  await insertDeliveries(databaseUrl, form);
  const startedAt = performance.now();
  while (arrivals.size < deliveries) await pause(5);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await readProcessorMs(processId);
  return {
    perSecond: Math.round(deliveries / seconds),
    processorMs:
      before === null || after === null
        ? null
        : Math.round(((after - before) / deliveries) * 100) / 100,
  };
}

async function insertDeliveries(databaseUrl: string, { tenant, form }: DemoForm): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  for (const [position, integration] of integrations.entries())
    await client.query(
      `insert into submission_deliveries (tenant_id, id, submission_id, integration_id, integration, provider_id,
         serves_tests, position, due_at, created_at)
       select tenant_id, gen_random_uuid(), id, $1, $2, $3, false, $4, now(), now()
         from submissions where form_id = $5`,
      [integration.id, JSON.stringify(integration), integration.provider, position, form],
    );
  const payload = JSON.stringify({ tenantId: tenant });
  await client.query(`insert into jobs.job (name, data) values ('deliver-submissions', $1)`, [
    payload,
  ]);
  await client.query('commit');
  await client.end();
}

const integrations: readonly Integration[] = providers.map((provider) =>
  buildIntegration({
    id: provider,
    name: provider,
    provider,
    outgoing: [{ target: 'name', source: { kind: 'answer', field: 'name' } }],
  }),
);

/** The 95th percentile of the time between a completed submission and the arrival at its receivers. */
async function measureDelay({ origin, databaseUrl, arrivals }: Place): Promise<number> {
  const form = await seedDemoForm(databaseUrl, {
    settings: { 'integrations.list': [...integrations] },
  });
  const submit = createSubmit(origin, form);
  const known = arrivals.size;
  for (let sent = 0; sent < live.submissions; sent += 1) {
    await submit();
    await pause(live.pauseMs);
  }
  while (arrivals.size < known + live.submissions * providers.length) await pause(5);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; created_at: Date }>(
    `select delivery.id, delivery.created_at from submission_deliveries as delivery
       join submissions on submissions.id = delivery.submission_id where submissions.form_id = $1`,
    [form.form],
  );
  await client.end();
  const delays = rows
    .map(({ id, created_at: at }) => (arrivals.get(id) ?? Infinity) - at.getTime())
    .sort((a, b) => a - b);
  return Math.round(delays[Math.floor(delays.length * 0.95)] ?? Infinity);
}

function createSubmit(origin: string, { version }: DemoForm) {
  const call = createCaller(origin);
  const body = JSON.stringify({
    form_version_id: version,
    status: 'final',
    data: { name: 'Ada' },
  });
  return async () => {
    const { status } = await call('POST', '/v0/forms/submissions', {}, body);
    if (status !== 201) throw new Error(`A submission was answered with ${String(status)}.`);
  };
}
