import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const rowCount = 200;
const columns = Array.from({ length: 15 }, (_, index) => `column${String(index)}`);

const rows: Field = {
  id: 'children',
  short_id: 'chil',
  type: 'input-collection',
  label: 'Kinderen',
  custom_properties: { label_row: 'Kind', max: rowCount },
  children: columns.map((id) => ({ id, short_id: id, type: 'text', label: `Vraag ${id}` })),
};

describe('the PDF of thousands of answers', () => {
  let server: TestServer;
  let fetchPdf: () => Promise<Response>;

  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      workers: { threads: 1, maxQueued: 0 },
      environment: { METRICS_TOKEN: 'a token of the operator' },
    });
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([...questions, rows]) },
    });
    const child = Object.fromEntries(columns.map((id) => [id, `Antwoord op ${id}`]));
    const { data } = await server.client(demo).createSubmission({
      body: {
        form_version_id: versionId,
        data: { name: 'Ada', children: Array.from({ length: rowCount }, () => child) },
        status: 'final',
      },
    });
    fetchPdf = () =>
      server.fetch(demo)(`/v0/public/submissions/${data.id}/pdf`, {
        headers: { 'x-submission-key': data.public_key ?? '' },
      });
  });
  afterAll(() => server.stop());

  const isWriting = () => vi.waitUntil(() => server.workers.count().running === 1);

  test('is written while other requests are answered', async () => {
    const answered: string[] = [];
    const pdf = fetchPdf().then((response) => {
      answered.push('pdf');
      return response;
    });
    await isWriting();
    for (let request = 0; request < 10; request += 1) {
      await server.fetch(server.tenants.demo)('/health');
      answered.push('other');
    }
    const response = await pdf;
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    expect(answered).toEqual([...Array.from({ length: 10 }, () => 'other'), 'pdf']);
  });

  test('is refused for the moment when too many wait', async () => {
    const first = fetchPdf();
    await isWriting();
    const refused = await fetchPdf();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    expect((await first).status).toBe(200);
    expect((await fetchPdf()).status).toBe(200);
  });

  test('is measured, without whose it is', async () => {
    const response = await server.fetch(server.tenants.demo)('/metrics', {
      headers: { authorization: 'Bearer a token of the operator' },
    });
    const text = await response.text();
    expect(text).toMatch(
      /^worker_task_duration_seconds_count\{task="submission-pdf",outcome="completed"\} 3$/m,
    );
    expect(text).toMatch(/^worker_tasks_refused_total\{task="submission-pdf"\} 1$/m);
    expect(text).toMatch(/^worker_tasks\{state="running"\} 0$/m);
    expect(text).toMatch(/^worker_tasks\{state="waiting"\} 0$/m);
  });
});
