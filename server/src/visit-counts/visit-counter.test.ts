import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createVisitCounter } from './visit-counter.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'embedded' });
});
afterAll(() => server.stop());

const lost = { connect: () => Promise.reject(new Error('No database.')) };

test('keeps the counts of a write that failed, up to the maximum, and adds to those in the database', async () => {
  const { demo } = server.tenants;
  const { id } = await server.signIn(demo, { isRoot: true });
  const { versionId } = await seedForm(server, demo, { actor: { id, name: 'x' } });
  const pool = { ...lost, isLost: true };
  const logged: unknown[] = [];
  const counter = createVisitCounter({
    pool: new Proxy(server.pool, {
      get: (target, name) => {
        if (name === 'connect' && pool.isLost) return lost.connect;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    }),
    logger: { error: (entry: unknown) => logged.push(entry) },
    now: server.runtime.now,
    maxCounters: 2,
  });
  const add = () =>
    counter.add(demo.id, {
      version_id: versionId,
      environment: 'production',
      counts: [{ kind: 'opened' }, { kind: 'started' }, { kind: 'sent' }],
    });
  add();
  await counter.flush();
  expect(logged).toHaveLength(1);
  add();
  pool.isLost = false;
  await counter.flush();
  add();
  await counter.flush();
  const { rows } = await server.pool.query<object>(
    'select kind, count from visit_counts order by kind',
  );
  expect(rows).toEqual([
    { kind: 'opened', count: 3 },
    { kind: 'started', count: 3 },
  ]);
});
