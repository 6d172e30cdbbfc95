import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { dumpDatabase } from '../platform/database/dump/dump-database.ts';
import { readDump } from '../platform/database/dump/dump-file.ts';
import { readMigrations } from '../platform/database/migrations/migrate.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { tenantPrefix } from '../platform/storage/storage-keys.ts';
import { upsertSetting } from '../settings/settings-queries.ts';
import { announceMaintenance, withdrawMaintenance } from './announce-maintenance.ts';
import { createTenant } from './create-tenant.ts';
import { dumpTenant } from './dump-tenant.ts';
import { formatOperatorEvent } from './events/format-operator-event.ts';
import { selectOperatorEvents } from './events/operator-events-queries.ts';
import { removeTenant } from './remove-tenant.ts';
import { restoreTenant } from './restore-tenant.ts';
import { resumeTenant, suspendTenant } from './suspend-tenant.ts';
import { selectTenantSummaries } from './tenant-summaries.ts';

const rememberedMs = 5_001;
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

describe.each(databases)('the tenants of an operator on %s', (kind) => {
  let server: TestServer;
  let tenant: Tenant;
  let key: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer({ database: kind });
    folder = await mkdtemp(join(tmpdir(), 'form-builder-tenants-'));
    ({ key } = await createTenant(operatorContext(), {
      slug: 'proefstad',
      name: 'Gemeente Proefstad',
      administrator: {
        email: 'bea@proefstad.example',
        firstName: 'Bea',
        lastName: 'de Beheerder',
      },
    }));
    const found = await findTenantBySlug(server.pool, 'proefstad');
    if (found === undefined) throw new Error('The tenant is not there.');
    tenant = found.tenant;
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Ola, who gives this reason. */
  const operatorContext = (reason: string | null = null) => ({
    pool: server.pool,
    runtime: server.runtime,
    operator: { name: 'ola', reason },
  });

  /** The events of the tenant without their times and ids, newest first. */
  const eventsOf = async (slug?: string) =>
    (await selectOperatorEvents(server.pool, slug)).map(
      ({ action, result, operator, reason, row_count, file_count }) => [
        action,
        result,
        operator,
        reason,
        row_count,
        file_count,
      ],
    );

  /** The number of rows of the tenant in every table of tenants that has any. */
  const countRows = () =>
    server.transaction(tenant)(async (tx) => {
      const { rows: tables } = await sql<{ name: string }>`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
          and a.attname = 'tenant_id' order by 1`.execute(tx);
      const counts: Record<string, number> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(name)} where tenant_id = ${tenant.id}`.execute(
          tx,
        );
        if (rows[0] !== undefined && rows[0].count > 0) counts[name] = rows[0].count;
      }
      return counts;
    });

  test('begin with an administrator who chooses a password', async () => {
    const client = server.client(tenant);
    await client.setPassword({ body: { key, password: 'Een-lang-wachtwoord-7' } });
    expect(
      await refusalCode(client.setPassword({ body: { key, password: 'Een-ander-woord-8' } })),
    ).toBe('password_link_invalid');
    expect(await selectTenantSummaries(server.pool)).toContainEqual(
      expect.objectContaining({ slug: 'proefstad', is_active: true, users: 1, forms: 0 }),
    );
  });

  test('have different slugs', async () => {
    const again = createTenant(operatorContext(), {
      slug: 'proefstad',
      name: 'Nog een',
      administrator: { email: 'x@x.example', firstName: 'X', lastName: 'Y' },
    });
    await expect(again).rejects.toThrow('There is a tenant proefstad already.');
  });

  test('that are suspended answer that they are not available, and come back', async () => {
    const call = async () => (await server.fetch(tenant)('/config')).status;
    expect(await call()).toBe(200);
    await suspendTenant(operatorContext('Onderzoek'), 'proefstad');
    server.advance(rememberedMs);
    expect(await call()).toBe(503);
    await resumeTenant(operatorContext(), 'proefstad');
    server.advance(rememberedMs);
    expect(await call()).toBe(200);
    await expect(resumeTenant(operatorContext(), 'nergens')).rejects.toThrow('no tenant nergens');
  });

  test('have a log of what operators did with them, which nobody changes and no tenant reads', async () => {
    expect(await eventsOf('proefstad')).toEqual([
      ['resume', 'done', 'ola', null, null, null],
      ['suspend', 'done', 'ola', 'Onderzoek', null, null],
      ['create', 'done', 'ola', null, null, null],
    ]);
    expect(await eventsOf('nergens')).toEqual([]);
    const [, suspension] = await selectOperatorEvents(server.pool);
    if (suspension === undefined) throw new Error('The event is not there.');
    expect(formatOperatorEvent(suspension).split('\t')).toEqual([
      suspension.at.toISOString(),
      'suspend',
      'done',
      'proefstad',
      tenant.id,
      'ola',
      '-',
      'Onderzoek',
    ]);
    for (const change of [
      "update operator_events set reason = 'x'",
      'delete from operator_events',
      'truncate operator_events',
    ])
      await expect(server.pool.query(change)).rejects.toMatchObject({ code: '42501' });
    for (const statement of [sql`select from operator_events`, sql`delete from operator_events`])
      await expect(server.transaction(tenant)((tx) => statement.execute(tx))).rejects.toMatchObject(
        { code: '42501' },
      );
  });

  test('have staff who read of announced maintenance, from a day before it until its end', async () => {
    const staff = await server.signIn(server.tenants.demo, { permissions: [] });
    const announced = async () => (await staff.client.listNotifications({})).maintenance;
    const minuteMs = 60_000;
    const startMs = server.runtime.now() + 86_400_000 + minuteMs;
    const announcement = {
      startsAt: new Date(startMs),
      endsAt: new Date(startMs + minuteMs),
      text: 'Nieuwe versie',
    };
    await announceMaintenance(operatorContext(), { ...announcement, text: 'Vervangen' });
    await announceMaintenance(operatorContext(), announcement);
    expect(await announced()).toBeNull();
    server.advance(minuteMs);
    expect(await announced()).toEqual({
      starts_at: announcement.startsAt.toISOString(),
      ends_at: announcement.endsAt.toISOString(),
      text: 'Nieuwe versie',
    });
    await withdrawMaintenance(operatorContext('Uitgesteld'));
    expect(await announced()).toBeNull();
    await expect(withdrawMaintenance(operatorContext())).rejects.toThrow('No maintenance');

    const now = { ...announcement, startsAt: new Date(server.runtime.now()) };
    const soon = { ...now, endsAt: new Date(server.runtime.now() + 1_000) };
    await announceMaintenance(operatorContext(), soon);
    expect(await announced()).not.toBeNull();
    server.advance(1_000);
    expect(await announced()).toBeNull();
    await expect(announceMaintenance(operatorContext(), soon)).rejects.toThrow('has passed');
    expect((await eventsOf()).slice(0, 4).map(([action, , , reason]) => [action, reason])).toEqual([
      ['announce', null],
      ['withdraw', 'Uitgesteld'],
      ['announce', null],
      ['announce', null],
    ]);
  });

  test('are removed with all they have, only when suspended and by name, and can be restored', async () => {
    const { storage } = server.storage;
    const { rows } = await server.pool.query<{ id: string }>(
      "select id from users where email = 'bea@proefstad.example'",
    );
    await server.transaction(tenant)((tx) =>
      upsertSetting(tx, {
        tenant_id: tenant.id,
        id: 'four_eyes',
        value: false,
        updated_at: new Date(server.runtime.now()),
      }),
    );
    const actor = { id: rows[0]?.id ?? '', name: 'Bea' };
    const { versionId } = await seedForm(server, tenant, { actor });
    await server.client(tenant).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'final' },
    });
    const storedKey = `${tenantPrefix(tenant.id)}kept/file`;
    await writeFile(join(folder, 'file'), 'content');
    await storage.store(join(folder, 'file'), storedKey);
    const before = await countRows();
    expect(before['submissions']).toBe(1);

    let isStorageDown = true;
    const files = {
      removeAll: (prefix: string) =>
        isStorageDown ? Promise.reject(new Error('Storage is down.')) : storage.removeAll(prefix),
    };
    const removal = { slug: 'proefstad', confirmedName: 'Gemeente Proefstad' };
    const remove = (more: Partial<typeof removal> = {}) =>
      removeTenant({ ...operatorContext('Opgezegd'), storage: files }, { ...removal, ...more });
    await expect(remove()).rejects.toThrow('Suspend proefstad first');
    await suspendTenant(operatorContext('Opgezegd'), 'proefstad');
    await expect(remove({ confirmedName: 'Proefstad' })).rejects.toThrow('full name');
    await expect(remove({ slug: 'nergens' })).rejects.toThrow('no tenant');
    await expect(remove()).rejects.toThrow('suspended for a day');
    server.advance(86_400_000);
    await expect(remove()).rejects.toThrow('Make a dump of proefstad first');
    const missing = join(folder, 'missing', 'proefstad.dump');
    await expect(
      dumpTenant(operatorContext(), { slug: 'proefstad', file: missing }),
    ).rejects.toThrow();
    await expect(remove()).rejects.toThrow('Make a dump of proefstad first');
    const dump = join(folder, 'proefstad.dump');
    expect(await dumpTenant(operatorContext(), { slug: 'proefstad', file: dump })).toBe(tenant.id);
    await expect(remove()).rejects.toThrow('Storage is down.');
    isStorageDown = false;
    expect(await countRows()).toEqual(before);
    expect(await readFile(dump, 'utf8')).not.toContain('operator_events');
    const { rows: others } = await server.pool.query('select id from tenants order by id');
    // The row of the tenant itself is one more.
    const rowCount = Object.values(before).reduce((sum, count) => sum + count, 1);
    expect(await remove()).toEqual({ rows: rowCount, files: 1 });
    expect(await countRows()).toEqual({});
    expect(await storage.find(storedKey)).toBeUndefined();
    expect((await server.pool.query('select id from tenants')).rowCount).toBe(others.length - 1);

    const restore = async () =>
      restoreTenant(
        {
          ...operatorContext(),
          migrations: await readMigrations(migrationsFolder),
          loadKeys: () =>
            Promise.resolve({
              own: server.secrets.operatorKey,
              dump: null,
              columns: server.secrets.columns,
            }),
        },
        await readDump(dump),
      );
    expect(await restore()).toBe(rowCount);
    expect(await countRows()).toEqual(before);
    await expect(restore()).rejects.toThrow('The tenant exists');

    expect((await eventsOf('proefstad')).slice(0, 7)).toEqual([
      ['restore', 'done', 'ola', null, String(rowCount), null],
      ['remove', 'done', 'ola', 'Opgezegd', String(rowCount), '1'],
      ['remove', 'failed', 'ola', 'Opgezegd', null, null],
      ['dump', 'done', 'ola', null, null, null],
      ['dump', 'failed', 'ola', null, null, null],
      ['dump', 'done', 'ola', null, null, null],
      ['suspend', 'done', 'ola', 'Opgezegd', null, null],
    ]);
    const everything: string[] = [];
    for await (const line of dumpDatabase(server.pool)) everything.push(line);
    expect(everything.filter((line) => line.includes('"Opgezegd"'))).toHaveLength(3);
  });
});
