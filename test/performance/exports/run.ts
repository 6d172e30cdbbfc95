import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import { onPostgres } from '@form-builder/server/testing/databases.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { findPairOfPorts } from '../../end-to-end/testing/product.ts';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { openBenchPostgres } from '../open-postgres.ts';
import { readProcessorMs } from '../outbox/processor-time.ts';
import { quantile } from '../quantile.ts';
import { startBuiltServer } from '../submit/built-server.ts';
import { readMemoryMb } from './process-memory.ts';
import { seedExportedForm } from './seed-exported-form.ts';

const defaultRows = 100_000;
const formats = ['csv', 'xlsx', 'jsonl'] as const;
type Format = (typeof formats)[number];

/** `COPY TO` is fast and short, so that other work on the machine changes one run of it a lot. */
const copyRuns = 5;

/**
 * How fast the built server exports the submissions of a form, from the start of the job to the stored file, beside
 * `COPY TO` of the same rows in the same run; the most memory that the server took; and the processor time of one
 * row, which other work on the machine does not change. Each format has a server of its own, whose memory holds nothing
 * of an export before. `--rows 1000000` for a large form.
 */
export async function run(): Promise<readonly Figure[]> {
  const rows = Number(process.env['BENCH_ROWS'] ?? defaultRows);
  const postgres = await openBenchPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-exports-'));
  const name = `form_builder_exports_${String(process.pid)}`;
  await onPostgres(new URL(postgres.url), `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href });
  const withServer = async <T>(use: (server: BuiltServer) => Promise<T>): Promise<T> => {
    const server = await startBuiltServer(await findPairOfPorts(), folder, url.href);
    return use(server).finally(server.stop);
  };
  try {
    // The first start of a server creates the tenant.
    const formId = await withServer(() => seedExportedForm(url.href, rows));
    const figures = [toFigure('exports-rows', rows, 'rows')];
    for (const format of formats) {
      const against = await measureCopy(pool, formId, rows);
      const measured = { formId, format, rows, against };
      figures.push(...(await withServer((server) => measureFormat(pool, server, measured))));
    }
    return figures;
  } finally {
    await pool.end();
    await onPostgres(new URL(postgres.url), `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
    await postgres.stop();
  }
}

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>;

interface Target {
  readonly pool: Pool;
  readonly client: Client<ApiContract>;
  readonly processId: number;
}

interface Measured {
  readonly formId: string;
  readonly format: Format;
  readonly rows: number;
  readonly against: number;
}

async function measureFormat(
  pool: Pool,
  { origin, processId }: BuiltServer,
  { formId, format, rows, against }: Measured,
): Promise<readonly Figure[]> {
  const target = { pool, client: await signInAsRoot(origin), processId };
  const startMs = await readProcessorMs(processId);
  const { seconds, maxMb } = await measureExport(target, formId, format);
  const endMs = await readProcessorMs(processId);
  const figures: Figure[] = [
    { name: `exports-${format}`, value: Math.round(rows / seconds), unit: 'rows/s', against },
  ];
  if (maxMb !== null) figures.push(toFigure(`exports-${format}-memory`, Math.round(maxMb), 'MB'));
  if (startMs !== null && endMs !== null) {
    const microseconds = Math.round(((endMs - startMs) * 1000) / rows);
    figures.push(toFigure(`exports-${format}-processor-time`, microseconds, 'µs/row'));
  }
  return figures;
}

/** Rows per second that the database writes by itself, to nowhere: the median of some runs. */
async function measureCopy(pool: Pool, formId: string, rows: number): Promise<number> {
  const seconds: number[] = [];
  while (seconds.length < copyRuns) {
    const startedAt = performance.now();
    await pool.query(
      `copy (select * from submissions where form_id = '${formId}') to program 'cat > /dev/null' csv`,
    );
    seconds.push((performance.now() - startedAt) / 1000);
  }
  return Math.round(rows / quantile(seconds, 0.5));
}

async function measureExport({ pool, client, processId }: Target, formId: string, format: Format) {
  const { data } = await client.createExport({ body: { form_id: formId, format } });
  let maxMb = await readMemoryMb(processId);
  for (;;) {
    await sleep(50);
    const nowMb = await readMemoryMb(processId);
    if (maxMb !== null && nowMb !== null) maxMb = Math.max(maxMb, nowMb);
    const { rows } = await pool.query<{ status: string; seconds: number }>(
      `select status, extract(epoch from ended_at - started_at)::float8 as seconds
       from exports where id = $1`,
      [data.id],
    );
    const [found] = rows;
    if (found?.status === 'failed') throw new Error(`The export as ${format} failed.`);
    if (found?.status === 'available') return { seconds: found.seconds, maxMb };
  }
}
