import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestTasks } from '../../testing/workers/test-tasks.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../testing/uploads.ts';
import type { WorkerPool } from '../platform/workers/worker-pool.ts';
import { detectionTimeoutMs } from './examine-uploads.ts';

const testTasks = new URL('../../testing/workers/test-tasks.ts', import.meta.url);

describe('a file that the detection of its type cannot handle', () => {
  let server: TestServer;
  let versionId: string;
  let visitor: ReturnType<typeof uploader>;

  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      workers: {
        file: fileURLToPath(testTasks.href),
        maxMemoryMb: 64,
        threads: 1,
        maxQueued: 0,
      },
    });
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    ({ versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([...questions, fileQuestion]) },
    }));
    visitor = uploader(server, demo, versionId);
  });
  afterAll(() => server.stop());

  const upload = (text: string) => visitor.send({ ...pickedPdf(), content: pdf(text) });
  const submit = async (text: string) => {
    const data = { name: 'Fatima', proof: [await upload(text)] };
    return server.client(server.tenants.demo).createSubmission({
      body: { form_version_id: versionId, data, status: 'final' },
    });
  };

  test.each([
    ['takes all memory', 'FILL'],
    ['breaks it', 'THROW'],
  ])('is refused when it %s; the next file is not', async (_, text) => {
    expect((await refusalOf(submit(text))).errors?.['proof']).toEqual([
      'Bestand 1 kunnen wij niet openen. Sla het opnieuw op of kies een ander bestand.',
    ]);
    expect((await submit('inhoud')).data.status).toBe('final');
    expect(server.failures).toEqual([]);
  });

  test('is reported when its detection takes too long, and can be sent again', async () => {
    const data = { name: 'Fatima', proof: [await upload('inhoud')] };
    const send = () =>
      server.client(server.tenants.demo).createSubmission({
        body: { form_version_id: versionId, data, status: 'final' },
      });
    const { timeout } = AbortSignal;
    const late = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === detectionTimeoutMs ? AbortSignal.abort() : timeout(ms)));
    expect((await refusalOf(send())).errors?.['proof']).toEqual([
      'Wij konden bestand 1 nog niet controleren. Probeer het opnieuw of kies een ander bestand.',
    ]);
    late.mockRestore();
    expect((await send()).data.status).toBe('final');
  });

  test('can be sent again when the queue is full', async () => {
    const proof = [await upload('inhoud')];
    const send = () =>
      server.client(server.tenants.demo).createSubmission({
        body: { form_version_id: versionId, data: { name: 'Fatima', proof }, status: 'final' },
      });
    // The pool of this server runs the test tasks.
    const workers = server.workers as unknown as WorkerPool<TestTasks>;
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const held = workers.run('hold', gate, { timeoutMs: 25_000 });
    expect(await refusalCode(send())).toBe('unavailable');
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await held;
    expect((await send()).data.status).toBe('final');
  });
});
