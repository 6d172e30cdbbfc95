import { afterAll, beforeAll, describe, expect, test, vi, type MockInstance } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { DatabaseUnavailableError } from '../database/database-unavailable-error.ts';
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
  let beforeEnd = (): void => undefined;
  let connecting: MockInstance | undefined;
  const handlers: JobHandlers = {
    'send-resume-link': ({ tenant }, { submissionId }) => {
      if (isBroken) throw new Error('broken');
      done.push(`${tenant.slug} ${submissionId}`);
      beforeEnd();
      return Promise.resolve();
    },
    'announce-emergency-use': () => Promise.resolve(),
    'send-password-link': () => Promise.resolve(),
    'send-email-change': () => Promise.resolve(),
    'send-email-notice': () => Promise.resolve(),
    'send-code': () => Promise.resolve(),
    'send-co-signature': () => Promise.resolve(),
    'follow-co-signature': () => Promise.resolve(),
    'send-remarks-mail': () => Promise.resolve(),
    'send-review-request': () => Promise.resolve(),
    'publish-scheduled-version': () => Promise.resolve(),
    'send-publication-notice': () => Promise.resolve(),
    'check-payment': () => Promise.resolve(),
    'follow-refund': () => Promise.resolve(),
    'refresh-list': () => Promise.resolve(),
    'send-submission-mail': () => Promise.resolve(),
    'send-reminder': () => Promise.resolve(),
    'make-export': () => Promise.resolve(),
    'follow-export': () => Promise.resolve(),
    'search-person': () => Promise.resolve(),
    'send-export-mail': () => Promise.resolve(),
    'run-export-schedule': () => Promise.resolve(),
    'drop-export': () => Promise.resolve(),
    'send-schedule-mail': () => Promise.resolve(),
    'deliver-submissions': () => Promise.resolve(),
    'report-failed-deliveries': () => Promise.resolve(),
    'send-quota-mail': () => Promise.resolve(),
    'report-bounced-mails': () => Promise.resolve(),
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
    await jobs.start(handlers, { 'deliver-submissions': 200 });
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

  test('run for the tenant that sent them', async () => {
    await send();
    await vi.waitFor(() => expect(done).toEqual([`demo ${payload.submissionId}`]), 10_000);
  });

  test('do not exist when their transaction fails', async () => {
    done.length = 0;
    const failing = send(() => {
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await send();
    await vi.waitFor(() => expect(done).not.toEqual([]), 10_000);
    expect(done).toHaveLength(1);
  });

  test('are retried when they fail', async () => {
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

  test('end once, also when the database is lost before their end is stored', async () => {
    done.length = 0;
    failed.length = 0;
    const lost = new DatabaseUnavailableError('connecting', undefined);
    beforeEnd = () => {
      connecting = vi.spyOn(server.pool, 'connect').mockImplementation(() => {
        throw lost;
      });
    };
    await send();
    await vi.waitFor(() => expect(failed).toContain('queue '), 10_000);
    beforeEnd = () => undefined;
    connecting?.mockRestore();
    const { rows } = await vi.waitUntil(async () => {
      const found = await server.pool.query<{ state: string }>(
        "select state from jobs.job where name = 'send-resume-link' order by created_on desc limit 1",
      );
      return found.rows[0]?.state === 'active' ? undefined : found;
    }, 10_000);
    expect(rows).toEqual([{ state: 'completed' }]);
    expect(done).toHaveLength(1);
  });

  test('that are only triggers return to the queue a minute after their process has stopped', async () => {
    const { demo } = server.tenants;
    await server.transaction(demo)((tx) =>
      jobs.send({ tx, tenantId: demo.id }, 'deliver-submissions', {}),
    );
    const { rows } = await server.pool.query<{ seconds: number }>(
      `select extract(epoch from expire_in)::int as seconds from jobs.job
        where name = 'deliver-submissions'`,
    );
    expect(rows).toEqual([{ seconds: 60 }]);
  });

  test('cannot be sent for another tenant', async () => {
    const { demo, other } = server.tenants;
    const forged = server.transaction(demo)((tx) =>
      jobs.send({ tx, tenantId: other.id }, 'send-resume-link', payload),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });
});
