import type { Field } from '@form-builder/core/form/form-definition.ts';
import { onePage, seedForm } from '@form-builder/server/testing/seed-form.ts';
import { seedSubmissions } from '@form-builder/server/testing/seed-submissions.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '@form-builder/server/testing/test-server.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { openBenchPostgres } from '../open-postgres.ts';

const defaultRows = 100_000;
const questionCount = 20;

const questions = Array.from({ length: questionCount }, (_, index): Field => {
  const id = `q${String(index)}`;
  return { id, short_id: `${id}aaaa`, type: 'text', label: `Vraag ${String(index)}` };
});

/**
 * How fast the submissions of a form are exported, from the start of the job to the stored file, beside
 * `COPY TO` of the same rows in the same run; and the most memory that the whole process took. `--rows
 * 1000000` for a large form.
 */
export async function run(): Promise<readonly Figure[]> {
  const postgres = await openBenchPostgres();
  const server = await startTestServer({ database: 'postgres', postgresUrl: postgres.url });
  try {
    const rows = Number(process.env['BENCH_ROWS'] ?? defaultRows);
    const { demo } = server.tenants;
    const user = await server.signIn(demo, { isRoot: true });
    const formId = await seed(server, user.id, rows);
    const against = await measureCopy(server, formId, rows);
    const figures = [toFigure('exports-rows', rows, 'rows')];
    for (const format of ['csv', 'xlsx', 'jsonl'] as const) {
      const { seconds, maxMb } = await measureExport(server, user, { formId, format });
      const value = Math.round(rows / seconds);
      figures.push({ name: `exports-${format}`, value, unit: 'rows/s', against });
      figures.push(toFigure(`exports-${format}-memory`, maxMb, 'MB'));
    }
    return figures;
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function seed(server: TestServer, userId: string, count: number): Promise<string> {
  const { demo } = server.tenants;
  const actor = { id: userId, name: 'x' };
  const seeded = await seedForm(server, demo, { actor, version: { pages: onePage(questions) } });
  await seedSubmissions(server, demo, { ...seeded, count });
  const client = await server.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `update submissions set answers = (
       select jsonb_object_agg('q' || n, 'Antwoord ' || n || ' van ' || title)
       from generate_series(0, ${String(questionCount - 1)}) as n)
     where form_id = $1 and title is not null`,
    [seeded.formId],
  );
  await client.query('vacuum analyze submissions');
  // The setting goes with the connection.
  client.release(true);
  return seeded.formId;
}

/** Rows per second that the database writes by itself, to nowhere. */
async function measureCopy({ pool }: TestServer, formId: string, rows: number): Promise<number> {
  const client = await pool.connect();
  try {
    const startedAt = performance.now();
    await client.query(
      `copy (select * from submissions where form_id = '${formId}') to program 'cat > /dev/null' csv`,
    );
    return Math.round(rows / ((performance.now() - startedAt) / 1000));
  } finally {
    client.release();
  }
}

async function measureExport(
  { pool }: TestServer,
  { client }: SignedInUser,
  { formId, format }: { readonly formId: string; readonly format: 'csv' | 'xlsx' | 'jsonl' },
) {
  const { data } = await client.createExport({ body: { form_id: formId, format } });
  let maxBytes = 0;
  for (;;) {
    await sleep(50);
    maxBytes = Math.max(maxBytes, process.memoryUsage.rss());
    const { rows } = await pool.query<{ status: string; seconds: number }>(
      `select status, extract(epoch from ended_at - started_at)::float8 as seconds
       from exports where id = $1`,
      [data.id],
    );
    const [found] = rows;
    if (found?.status === 'failed') throw new Error(`The export as ${format} failed.`);
    if (found?.status === 'available')
      return { seconds: found.seconds, maxMb: Math.round(maxBytes / 1_000_000) };
  }
}
