import { ApiError } from '@form-builder/core/client/create-client.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensurePostgresPrograms } from '../../../scripts/environment/postgres-programs.mjs';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../../scripts/environment/throwaway-postgres.mjs';
import { databases } from '../../testing/databases.ts';
import { seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const visitors = 20;
const terminations = 12;
const crashes = 4;
/** The number of submissions between two faults, so that each fault interrupts running work. */
const between = 10;

describe.skipIf(!databases.includes('postgres'))('while the database goes away', () => {
  let postgres: ThrowawayPostgres;
  let server: TestServer;
  let formId: string;
  let versionId: string;

  beforeAll(async () => {
    const programs = await ensurePostgresPrograms();
    postgres = await startThrowawayPostgres(programs, { isDurable: true });
    server = await startTestServer({ database: 'postgres', postgresUrl: postgres.url });
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    ({ formId, versionId } = await seedForm(server, demo, { actor: { id: root.id, name: 'x' } }));
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const create = (key: string) =>
    server.client(server.tenants.demo).createSubmission({
      headers: { 'idempotency-key': key },
      body: { form_version_id: versionId, data: { name: key }, status: 'final' },
    });

  /** Sends until it is acknowledged, as the element does; records the status of failed attempts. */
  const send = async (key: string, answers: number[]): Promise<string> => {
    for (;;) {
      try {
        return (await create(key)).data.title ?? '';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        answers.push(error.problem?.status ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };

  const terminate = async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
    );
    await client.end();
  };

  const crash = async () => {
    await postgres.crash();
    await postgres.start();
  };

  test('what was acknowledged is stored once, numbered without a gap', async () => {
    const acknowledged = new Map<string, string>();
    const answers: number[] = [];
    let isOver = false;
    const visit = async (visitor: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const key = `visitor-${String(visitor)}-${String(turn)}`;
        acknowledged.set(key, await send(key, answers));
      }
    };
    const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
    for (let fault = 0; fault < terminations + crashes; fault += 1) {
      const enough = acknowledged.size + between;
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(enough), 30_000);
      await (fault % 4 === 3 ? crash() : terminate());
    }
    isOver = true;
    await Promise.all(visits);

    expect(new Set(answers)).toEqual(new Set([503]));
    expect(server.failures).toEqual([]);
    const { rows } = await server.transaction(server.tenants.demo)(async (tx) => ({
      rows: await tx
        .selectFrom('submissions')
        .select(['number', 'title', 'answers'])
        .where('form_id', '=', formId)
        .orderBy('number')
        .execute(),
    }));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const stored = rows.map(({ answers: given, title }) => [given['name'], title]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(acknowledged));
    expect(stored).toHaveLength(acknowledged.size);
  }, 180_000);

  test('requests get a 503 in the visitor’s language, and /ready fails', async () => {
    const { demo } = server.tenants;
    const ask = (path: string, accept: string) =>
      server.fetch(demo)(path, { headers: { accept, 'accept-language': 'nl' } });
    await postgres.crash();
    try {
      // The tenant is cached for a few seconds.
      server.advance(10_000);
      const form = await ask(`/v0/public/forms/${formId}`, 'application/json');
      expect(form.status).toBe(503);
      expect(form.headers.get('retry-after')).toBe('5');
      expect(await form.json()).toMatchObject({ code: 'unavailable' });
      const page = await ask(`/render/${formId}`, 'text/html');
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await page.text()).toContain('De server is even niet beschikbaar');
      expect((await ask('/idp/.well-known/openid-configuration', '*/*')).status).toBe(503);
      expect((await ask('/ready', '*/*')).status).toBe(503);
      expect((await ask('/health', '*/*')).status).toBe(200);
    } finally {
      await postgres.start();
    }
    await vi.waitFor(async () => expect((await ask('/ready', '*/*')).status).toBe(200), 10_000);
    expect((await ask(`/v0/public/forms/${formId}`, 'application/json')).status).toBe(200);
  });

  test('jobs go on by themselves', async () => {
    const { data: draft } = await server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft' },
    });
    await server.client(server.tenants.demo).mailResumeLink({
      params: { id: draft.id },
      headers: { 'x-submission-key': draft.public_key ?? '' },
      body: { email: 'ada@example.nl' },
    });
    await crash();
    const mails = () => server.mailbox?.list(server.tenants.demo) ?? [];
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 30_000);
  }, 60_000);
});
