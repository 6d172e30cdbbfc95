import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFailedDelivery } from '../../../testing/failed-delivery.ts';
import { seedForm } from '../../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { createDeliverSubmissions } from './deliver-submissions.ts';

describe('the job of deliveries', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded', hasJobs: false });
  });
  afterAll(() => server.stop());

  /** The delays of the jobs that it sends when the process stops before a worker claims anything. */
  const runUntilFirstClaim = async () => {
    const { demo: tenant } = server.tenants;
    const delays: (number | undefined)[] = [];
    const jobs: JobSender = {
      send: (_transaction, _name, _payload, when) => {
        delays.push(when?.afterSeconds);
        return Promise.resolve();
      },
    };
    const run = createDeliverSubmissions({
      jobs,
      createWorker: () => ({ run: () => Promise.resolve() }),
      onFailure: (_job, error) => {
        throw error;
      },
    });
    await run({ ...server.runtime, tenant, transaction: server.transaction(tenant) }, {});
    return delays;
  };

  test('sends another one when something is due, because a crash may follow before the first claim', async () => {
    const { demo } = server.tenants;
    const { id: actor } = await server.signIn(demo, { isRoot: true });
    const { versionId } = await seedForm(server, demo, { actor: { id: actor, name: 'x' } });
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'final' },
    });
    const id = await addFailedDelivery(server, demo, data.id);
    expect(await runUntilFirstClaim()).toEqual([]);
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ state: 'waiting' })
        .where('id', '=', id)
        .execute(),
    );
    expect(await runUntilFirstClaim()).toEqual([121]);
  });
});
