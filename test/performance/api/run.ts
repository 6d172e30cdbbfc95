import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { onePage, questions, seedForm } from '@form-builder/server/testing/seed-form.ts';
import { eventNotification } from '@form-builder/server/demo/forms/event-notification/event-notification.ts';
import {
  databases,
  startTestServer,
  type DatabaseKind,
  type TestServer,
} from '@form-builder/server/testing/test-server.ts';
import type {} from '@form-builder/server/submissions/submissions-tables.ts';
import type {} from '@form-builder/server/versions/versions-tables.ts';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { countPerSecond, createCaller } from './load.ts';

/**
 * Measures the public endpoints per second, on every available database: reading the largest demo form, with
 * and without a cached copy in the browser, and completing a submission. Each is compared with the bare SQL
 * that it needs, in the same process, which also makes the requests.
 */
export async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const database of databases) figures.push(...(await runOn(database)));
  return figures;
}

async function runOn(database: DatabaseKind): Promise<Figure[]> {
  const server = await startTestServer({ database });
  const { large, small } = await seedForms(server);
  const rate = (name: string, value: number, against: number): Figure => ({
    name: `api-${name}-${database}`,
    value,
    unit: 'requests/s',
    against,
  });
  const call = createCaller(server.origin);
  const read = () => call('GET', `/v0/public/forms/${large.formId}`);
  const { etag } = (await read()).headers;
  const readAgain = () =>
    call('GET', `/v0/public/forms/${large.formId}`, { 'if-none-match': etag ?? '' });
  const bareRead = await countPerSecond(() => selectPages(server, large.versionId));
  const figures = [
    rate('public-form', await countPerSecond(read), bareRead),
    rate('public-form-unchanged', await countPerSecond(readAgain), bareRead),
    rate(
      'submit',
      await countPerSecond(() => submit(call, small.versionId)),
      await countPerSecond(() => countUp(server)),
    ),
  ];
  if (server.failures.length > 0) throw new Error('The server failed while it was measured.');
  await server.stop();
  return figures;
}

async function seedForms(server: TestServer) {
  const { demo } = server.tenants;
  const { id } = await server.signIn(demo, { isRoot: true });
  const seed = ({ pages, variables = [] }: FormDefinition) =>
    seedForm(server, demo, { actor: { id, name: 'x' }, version: { pages, variables } });
  return { large: await seed(eventNotification), small: await seed({ pages: onePage(questions) }) };
}

async function submit(call: ReturnType<typeof createCaller>, versionId: string): Promise<void> {
  const body = { form_version_id: versionId, status: 'final', data: { name: 'Ada' } };
  const { status } = await call('POST', '/v0/forms/submissions', {}, JSON.stringify(body));
  if (status !== 201) throw new Error(`A submission was answered with ${String(status)}.`);
}

/** Reads the stored form with minimal SQL. */
async function selectPages(server: TestServer, versionId: string): Promise<void> {
  await server.transaction(server.tenants.demo)((tx) =>
    tx.selectFrom('form_versions').select('definition').where('id', '=', versionId).execute(),
  );
}

/** One committed write, the minimum of a submission. */
async function countUp(server: TestServer): Promise<void> {
  await server.transaction(server.tenants.demo)((tx) =>
    tx
      .updateTable('submission_counters')
      .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
      .execute(),
  );
}
