import { seedSubmissions } from '@form-builder/server/testing/seed-submissions.ts';
import { seedForm } from '@form-builder/server/testing/seed-form.ts';
import { startTestServer, type TestServer } from '@form-builder/server/testing/test-server.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { openBenchPostgres } from '../open-postgres.ts';
import { handWritten, listCases, type ListCase, type SeededForms } from './list-cases.ts';
import { measureP95 } from './measure-p95.ts';
import { seedHandling } from './seed-handling.ts';

const defaultRows = 100_000;
const formCount = 12;

/**
 * How long staff wait for a page of the list of submissions: p95 of each sort, filter, search and deep
 * page, over HTTP, beside the same rows selected by hand in SQL. `--rows 1000000` for a large table.
 */
export async function run(): Promise<readonly Figure[]> {
  const postgres = await openBenchPostgres();
  const server = await startTestServer({ database: 'postgres', postgresUrl: postgres.url });
  try {
    const rows = Number(process.env['BENCH_ROWS'] ?? defaultRows);
    const forms = await seed(server, rows);
    const figures = [toFigure('lists-rows', rows, 'rows')];
    for (const one of listCases(forms)) figures.push(await measureCase(server, forms, one));
    return figures;
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Half of the rows belong to one form. */
async function seed(server: TestServer, rows: number): Promise<SeededForms> {
  const { demo } = server.tenants;
  const { id } = await server.signIn(demo, { isRoot: true });
  const ids: string[] = [];
  for (let at = 0; at < formCount; at += 1) {
    const form = { name: `Melding ${String(at)}` };
    const seeded = await seedForm(server, demo, { actor: { id, name: 'x' }, form });
    const count = Math.round(at === 0 ? rows / 2 : rows / 2 / (formCount - 1));
    await seedSubmissions(server, demo, { ...seeded, count });
    ids.push(seeded.formId);
  }
  const handling = await seedHandling(server, demo);
  await vacuum(server);
  return { largest: ids[0] ?? '', count: rows, ...handling };
}

/** As the database does by itself after a while. */
async function vacuum({ pool }: TestServer): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze submissions, submission_labels');
  // The setting goes with the connection.
  client.release(true);
}

async function measureCase(
  server: TestServer,
  { handler }: SeededForms,
  one: ListCase,
): Promise<Figure> {
  const { demo } = server.tenants;
  const value = await measureP95(async () => {
    const { data } = await handler.client.listSubmissions({ query: one.query });
    if (data.length === 0) throw new Error(`The list ${one.name} is empty.`);
  });
  const against = await measureP95(() => handWritten(server.transaction(demo), one));
  return { name: `lists-${one.name}`, value, unit: 'ms', against };
}
