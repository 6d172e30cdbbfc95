import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { runInTrace } from '../../platform/tracing/current-trace.ts';
import { startTrace } from '../../platform/tracing/trace-context.ts';
import { upsertSetting } from '../../settings/settings-queries.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { createSecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { writeHead } from './chain-head.ts';
import { signChain } from './sign-chain.ts';
import { chainAll, isDue } from './start-chaining.ts';
import { chainLogbook, checkLogbook, type LogbookOwner } from './maintain-logbook.ts';

const yearMs = 365 * 86_400_000;

describe.each(databases)('the chain of the logbook on %s', (database) => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof createOwner>>;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
  });
  beforeEach(async () => {
    owner = await createOwner();
    await write(5);
    await chainLogbook(owner);
  });
  afterAll(() => server.stop());

  /** A separate tenant for each test: logbook entries cannot be removed. */
  async function createOwner(): Promise<LogbookOwner & { readonly tenant: Tenant }> {
    const id = server.runtime.createId();
    const tenant = { id, slug: `t${id.slice(-12)}`, name: 'Gemeente', allowedOrigins: [] };
    await server.pool.query('insert into tenants (id, slug, name) values ($1, $2, $3)', [
      tenant.id,
      tenant.slug,
      tenant.name,
    ]);
    return {
      ...server.runtime,
      tenant,
      tenantId: tenant.id,
      transaction: server.transaction(tenant),
      storage: server.storage.storage,
      cipher: server.cipher,
    };
  }

  const write = async (count: number, at = owner.now()) => {
    for (let line = 0; line < count; line += 1)
      await owner.transaction((tx) =>
        writeLogbook(
          { ...owner, now: () => at, tx, actor: null },
          {
            action: 'role.created',
            subject: ['role', owner.createId()],
            details: { name: `Rol ${String(line)}`, given: ['audit-list'] },
          },
        ),
      );
  };

  /** Runs a statement as a superuser of the database. */
  async function tamper(statement: string): Promise<void> {
    const client = await server.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.tenant_id', $1, true)", [owner.tenantId]);
      await client.query(statement);
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  /** Keeps entries like those of `write` for so many days. */
  const keep = (days: number) =>
    owner.transaction((tx) =>
      upsertSetting(tx, {
        tenant_id: owner.tenantId,
        id: 'logbook_days_administration',
        value: days,
        updated_at: new Date(owner.now()),
      }),
    );

  const problems = async () => (await checkLogbook(owner)).problems.map(({ kind }) => kind);
  /** A superuser sees every tenant's rows, so the statement filters on the tenant. */
  const own = "tenant_id = current_setting('app.tenant_id')::uuid";
  const third = `(select line_id from logbook_chain where ${own} and sequence = 3)`;

  test('is intact, contains every entry, and continues', async () => {
    await write(3);
    expect(await checkLogbook(owner)).toEqual({ links: 8, problems: [] });
    const officer = await server.signIn(owner.tenant, { permissions: ['audit-list'] });
    const { data } = await officer.client.getLogbookState();
    expect(data.check).toMatchObject({ links: 8, problems: [] });
  });

  test.each([
    ['a changed line', `update logbook set actor_name = 'x' where id = ${third}`, 'changed'],
    ['changed details', `update logbook set details = '{}' where id = ${third}`, 'changed'],
    ['a removed line', `delete from logbook where id = ${third}`, 'removed'],
    [
      'a line slipped in',
      `insert into logbook select tenant_id, gen_random_uuid(), at - interval '1 day', actor_id,
         actor_name, action, subject_type, subject_id, details, result, origin, form_id
       from logbook where id = ${third}`,
      'inserted',
    ],
    [
      'a changed link',
      `update logbook_chain set digest = '\\x00' where ${own} and sequence = 3`,
      'broken',
    ],
    ['a removed link', `delete from logbook_chain where ${own} and sequence = 3`, 'broken'],
  ])('shows %s', async (_, statement, kind) => {
    await tamper(statement);
    expect(await problems()).toContain(kind);
  });

  test('covers the trace of an entry, unless a server of before traces chained it', async () => {
    await tamper(`update logbook set trace_id = '\\x${'0a'.repeat(16)}' where id = ${third}`);
    expect(await problems()).toEqual([]);
    await runInTrace(startTrace(owner.now()), () => write(1));
    await chainLogbook(owner);
    expect(await problems()).toEqual([]);
    const sixth = third.replace('sequence = 3', 'sequence = 6');
    await tamper(`update logbook set trace_id = null where id = ${sixth}`);
    expect(await problems()).toEqual(['changed']);
  });

  test('detects an end that was cut off, and one that was rewritten', async () => {
    await tamper(
      `delete from logbook where id = (select line_id from logbook_chain where ${own} and sequence = 5)`,
    );
    await tamper(`delete from logbook_chain where ${own} and sequence = 5`);
    expect(await problems()).toEqual(['head_differs']);
    // A new signature does not hide it.
    await write(1);
    await chainLogbook(owner);
    expect(await problems()).toContain('head_differs');
  });

  test('detects a head that is missing or was not signed by this server', async () => {
    const forger = { ...owner, cipher: createSecretCipher(randomBytes(32)) };
    await writeHead(forger, owner.tenantId, { sequence: 5, hash: randomBytes(32) });
    expect(await problems()).toEqual(['head_forged']);
    await owner.storage.remove(`${owner.tenantId}/logbook/head.json`);
    expect(await problems()).toEqual(['head_missing']);
  });

  test('prevents the product from changing or removing an entry or a link', async () => {
    for (const table of ['logbook', 'logbook_chain', 'logbook_checks'] as const) {
      const removing = owner.transaction((tx) => tx.deleteFrom(table).execute());
      await expect(removing).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('stays intact when expired entries are deleted, and keeps the others', async () => {
    owner = await createOwner();
    await write(2, owner.now() - 8 * yearMs);
    await write(2, owner.now() - 6 * yearMs);
    expect(await problems()).toEqual([]);
    const left = await owner.transaction((tx) =>
      tx.selectFrom('logbook').select('action').orderBy('at').execute(),
    );
    expect(left.map(({ action }) => action)).toEqual([
      'role.created',
      'role.created',
      'logbook.cut',
    ]);
    expect(await problems()).toEqual([]);
  });

  test('deletes by the terms of the tenant, and knows what they were when it did', async () => {
    owner = await createOwner();
    const left = async () =>
      (await owner.transaction((tx) => tx.selectFrom('logbook').select('action').execute())).filter(
        ({ action }) => action === 'role.created',
      ).length;
    await write(2, owner.now() - 8 * yearMs);
    await write(2, owner.now() - 6 * yearMs);
    await write(1, owner.now() - 3 * yearMs);
    await keep(10 * 365);
    expect(await problems()).toEqual([]);
    expect(await left()).toBe(5);
    await keep(5 * 365);
    expect(await problems()).toEqual([]);
    expect(await left()).toBe(1);
    // What is gone by the shorter term is no tampering under the longer one.
    await keep(10 * 365);
    expect(await problems()).toEqual([]);
    await tamper(
      `delete from logbook where tenant_id = '${owner.tenantId}' and action = 'role.created'`,
    );
    expect(await problems()).toEqual(['removed']);
  });

  test('is intact for a server that checks while another one deletes what expired', async () => {
    owner = await createOwner();
    await write(2, owner.now() - 6 * yearMs);
    await write(1);
    await chainLogbook(owner);
    await keep(5 * 365);
    const state = { reads: 0 };
    const { storage } = owner;
    const slow: LogbookOwner = {
      ...owner,
      storage: {
        ...storage,
        find: (key) => storage.find(key),
        read: async (key) => {
          const content = await storage.read(key);
          state.reads += 1;
          // It has read the head that it verifies.
          if (state.reads === 2) expect((await checkLogbook(owner)).problems).toEqual([]);
          return content;
        },
      },
    };
    expect(await checkLogbook(slow)).toEqual({ links: 3, problems: [] });
    expect(state.reads).toBe(2);
    const actions = await owner.transaction((tx) =>
      tx.selectFrom('logbook').select('action').orderBy('action').execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual(['logbook.cut', 'role.created']);
    expect(await problems()).toEqual([]);
  });

  test('is intact when servers chain, sign and check a new logbook at once', async () => {
    owner = await createOwner();
    await write(2, owner.now() - 6 * yearMs);
    await keep(5 * 365);
    const work = [checkLogbook, chainLogbook, checkLogbook, chainLogbook];
    await Promise.all(work.map((run) => run(owner)));
    await chainLogbook(owner);
    const { rows } = await server.pool.query<{ problems: readonly unknown[] }>(
      'select problems from logbook_checks where tenant_id = $1',
      [owner.tenantId],
    );
    expect(rows.flatMap((check) => check.problems)).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('is signed as it is without forgetting what was cut', async () => {
    owner = await createOwner();
    await write(2, owner.now() - 6 * yearMs);
    await write(1);
    await keep(5 * 365);
    expect(await problems()).toEqual([]);
    await keep(10 * 365);
    await signChain(owner, owner.now());
    expect(await problems()).toEqual([]);
    // With a new key nothing shows what was cut; the terms do.
    await keep(5 * 365);
    const forger = { ...owner, cipher: createSecretCipher(randomBytes(32)) };
    await writeHead(forger, owner.tenantId, { sequence: 1, hash: randomBytes(32) });
    await signChain(owner, owner.now());
    expect(await problems()).toEqual([]);
    await tamper(
      `delete from logbook where tenant_id = '${owner.tenantId}' and action = 'role.created'`,
    );
    expect(await problems()).toEqual(['removed']);
  });

  test('of one organisation is chained although that of another one cannot be checked', async () => {
    await write(2);
    const { cipher, runtime, pool } = server;
    const failed: unknown[] = [];
    const checks = new Map<string, boolean>();
    await chainAll({
      ...owner,
      pool,
      runtime,
      cipher: {
        ...cipher,
        fingerprint: (place, text) => {
          if (place.tenantId !== owner.tenantId) throw new Error('The keys are damaged.');
          return cipher.fingerprint(place, text);
        },
      },
      logger: createLogger('error', { write: (line) => failed.push(line) }),
      metrics: { observeCheck: ({ tenantId, isPassed }) => checks.set(tenantId, isPassed) },
    });
    expect(failed.length).toBeGreaterThanOrEqual(2);
    expect(checks.get(owner.tenantId)).toBe(true);
    expect(checks.get(server.tenants.demo.id)).toBe(false);
    const { rows } = await server.pool.query<{ count: string }>(
      'select count(*) from logbook_chain where tenant_id = $1',
      [owner.tenantId],
    );
    expect(rows[0]?.count).toBe('7');
  });

  test('is checked once a night', () => {
    const at = (text: string) => new Date(`2026-11-${text}+01:00`);
    expect(isDue(undefined, at('22T12:00').getTime())).toBe(true);
    expect(isDue(at('22T02:01'), at('22T23:59').getTime())).toBe(false);
    expect(isDue(at('22T02:01'), at('23T01:59').getTime())).toBe(false);
    expect(isDue(at('22T02:01'), at('23T02:00').getTime())).toBe(true);
  });
});
