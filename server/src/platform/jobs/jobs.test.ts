import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openJobs, type Jobs } from './jobs.ts';
import type { JobHandlers } from './job-handlers.ts';

const payload = { submissionId: '018f0000-0000-7000-8000-000000000000', language: 'nl' } as const;

describe.each(databases)('jobs on %s', (database) => {
  let server: TestServer;
  let jobs: Jobs;
  const done: string[] = [];
  const failed: string[] = [];
  const ended: [name: string, isFailed: boolean][] = [];
  let isBroken = false;
  const handlers: JobHandlers = {
    'send-resume-link': ({ tenant }, { submissionId }) => {
      if (isBroken) throw new Error('broken');
      done.push(`${tenant.slug} ${submissionId}`);
      return Promise.resolve();
    },
    'send-code': () => Promise.resolve(),
    'check-payment': () => Promise.resolve(),
    'send-submission-mail': () => Promise.resolve(),
  };

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    jobs = await openJobs({
      pool: server.pool,
      runtime: server.runtime,
      pollSeconds: 0.5,
      onEnd: ({ name, isFailed }) => ended.push([name, isFailed]),
      onFailure: ({ name, tenantId }) => failed.push(`${name} ${tenantId}`),
    });
    await jobs.start(handlers);
  });
  afterAll(async () => {
    await jobs.stop();
    await server.stop();
  });

  const send = (work: () => void = () => undefined) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      await jobs.send({ tx, tenantId: server.tenants.demo.id }, 'send-resume-link', payload);
      work();
    });

  test('are done for the tenant they were sent for', async () => {
    await send();
    await vi.waitFor(() => expect(done).toEqual([`demo ${payload.submissionId}`]), 10_000);
  });

  test('do not exist when the transaction they were sent in fails', async () => {
    done.length = 0;
    const failing = send(() => {
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await send();
    await vi.waitFor(() => expect(done).not.toEqual([]), 10_000);
    expect(done).toHaveLength(1);
  });

  test('are repeated when they fail', async () => {
    done.length = 0;
    ended.length = 0;
    isBroken = true;
    await send();
    await vi.waitFor(() => expect(failed).not.toEqual([]), 10_000);
    expect(failed[0]).toBe(`send-resume-link ${server.tenants.demo.id}`);
    isBroken = false;
    await vi.waitFor(() => expect(done).toHaveLength(1), 20_000);
    await vi.waitFor(() => expect(ended.at(-1)).toEqual(['send-resume-link', false]));
    expect(ended[0]).toEqual(['send-resume-link', true]);
  });

  test('cannot be sent in the name of another tenant', async () => {
    const { demo, other } = server.tenants;
    const forged = server.transaction(demo)((tx) =>
      jobs.send({ tx, tenantId: other.id }, 'send-resume-link', payload),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });
});
