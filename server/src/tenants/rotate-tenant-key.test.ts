import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMigratedDatabase } from '../../testing/databases.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { parseConfig, type Config } from '../platform/config/config.ts';
import { readDump } from '../platform/database/dump/dump-file.ts';
import { readMigrations } from '../platform/database/migrations/migrate.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { loadRestorationKeys } from '../platform/secrets/master-key/load-restoration-keys.ts';
import { createOperatorKey, useTenantKeys } from '../platform/secrets/master-key/open-secrets.ts';
import type { OperatorKey } from '../platform/secrets/tenant-keys/wrapped-key.ts';
import { resealTenant } from '../platform/secrets/tenant-keys/reseal-tenant.ts';
import { numberOf } from '../platform/secrets/tenant-keys/sealed-format.ts';
import { maintainKeys } from '../platform/secrets/tenant-keys/start-resealing.ts';
import { TenantKeyring } from '../platform/secrets/tenant-keys/tenant-keyring.ts';
import { createTenant } from './create-tenant.ts';
import { dumpTenant } from './dump-tenant.ts';
import { selectOperatorEvents } from './events/operator-events-queries.ts';
import { restoreTenant } from './restore-tenant.ts';
import { rotateTenantKey } from './rotate-tenant-key.ts';

const bsn = '999993653';
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const pages = onePage([{ id: 'bsn', short_id: 'bsnr', type: 'bsn', label: 'Burgerservicenummer' }]);

describe.each(databases)('the key of a tenant on %s', (kind) => {
  let server: TestServer;
  let demo: Tenant;
  let handler: SignedInUser;
  let versionId: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer({ database: kind });
    demo = server.tenants.demo;
    handler = await server.signIn(demo, { isRoot: true });
    const actor = { id: handler.id, name: 'Hanna' };
    ({ versionId } = await seedForm(server, demo, { actor, version: { pages } }));
    folder = await mkdtemp(join(tmpdir(), 'form-builder-keys-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const send = async () => {
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { bsn }, status: 'final' },
    });
    return data.id;
  };
  const sealedOf = async (id: string) => {
    const row = await server.transaction(demo)((tx) =>
      tx
        .selectFrom('submissions')
        .select('sealed_answers')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    return row.sealed_answers ?? Buffer.alloc(0);
  };
  const unmask = async (id: string) => {
    const response = await server.fetch(demo)(`/v0/forms/submissions/${id}/sensitive-answers`, {
      headers: { authorization: `Bearer ${handler.token}` },
    });
    return response.text();
  };
  const operator = { name: 'ola', reason: 'Sleutel gelekt' };
  const context = () => ({ ...server, ...server.secrets, operator });
  const rotate = () => rotateTenantKey(context(), 'demo', 0);
  const makeOlder = (interval: string) =>
    server.transaction(demo)((tx) =>
      sql`update tenant_keys set active_from = active_from - ${interval}::interval`.execute(tx),
    );
  const numbers = () =>
    server.transaction(demo)(async (tx) => {
      const query = sql<{
        number: number;
      }>`select number from tenant_keys where use = 'seal' order by number`;
      return (await query.execute(tx)).rows.map(({ number }) => number);
    });

  test('opens nothing of another tenant, nor does its wrapped key', async () => {
    const id = await send();
    const sealed = await sealedOf(id);
    const { other } = server.tenants;
    const place = { tenantId: demo.id, purpose: 'answers', subject: id } as const;
    expect(server.cipher.decrypt(place, sealed)).toContain(bsn);
    expect(() => server.cipher.decrypt({ ...place, tenantId: other.id }, sealed)).toThrow();
    expect(() => server.secrets.operatorKey.cipher.decrypt(place, sealed)).toThrow();

    const { rows } = await server.transaction(demo)((tx) =>
      sql<Record<string, unknown>>`
        select use, number, wrapped_key, true as is_active from tenant_keys`.execute(tx),
    );
    const thief = new TenantKeyring(server.secrets.operatorKey);
    expect(() => thief.accept(other.id, rows)).toThrow();
  });

  test('is there as soon as the tenant is', async () => {
    const { tenant } = await createTenant(
      { ...context(), operator: { name: 'ola', reason: null } },
      {
        slug: 'proefstad',
        name: 'Gemeente Proefstad',
        administrator: { email: 'bea@proefstad.example', firstName: 'Bea', lastName: 'Berg' },
      },
    );
    const place = { tenantId: tenant.id, purpose: 'provider' } as const;
    expect(numberOf(server.cipher.encrypt(place, 'geheim'))).toBe(1);
  });

  test('is replaced while the server works, and everything is sealed again', async () => {
    const earlier = await send();
    expect(numberOf(await sealedOf(earlier))).toBe(1);
    expect((await rotate()).number).toBe(2);
    const later = await send();
    expect(numberOf(await sealedOf(later))).toBe(2);
    expect(await unmask(earlier)).toContain(bsn);

    const { sealed, unreadable } = await resealTenant({ ...server, ...server.secrets }, demo.id);
    expect(sealed).toBeGreaterThan(1);
    expect(unreadable).toBe(0);
    expect(numberOf(await sealedOf(earlier))).toBe(2);
    expect(await unmask(earlier)).toContain(bsn);
    expect(await unmask(later)).toContain(bsn);
    // Staff stay signed in: the keys that sign their tokens were sealed again too.
    expect((await handler.client.listForms({})).data.length).toBe(1);
    const [event] = await selectOperatorEvents(server.pool, 'demo');
    expect(event).toMatchObject({ action: 'rotate-key', operator: 'ola', reason: operator.reason });
  });

  test('stays for a day after it was replaced, and then goes', async () => {
    const maintain = () => maintainKeys({ ...server, ...server.secrets, logger });
    await maintain();
    expect(await numbers()).toEqual([1, 2]);
    await makeOlder('1 day');
    await maintain();
    expect(await numbers()).toEqual([2]);
    expect(await unmask(await send())).toContain(bsn);
  });

  test('a replacement that stopped halfway goes on', async () => {
    const ids = [await send(), await send(), await send()];
    await rotate();
    const dying = {
      ...server.secrets,
      pool: server.pool,
      rowsAtOnce: 1,
      columns: server.secrets.columns.filter(({ table }) => table === 'signing_keys'),
    };
    await resealTenant(dying, demo.id);
    expect(numberOf(await sealedOf(ids[0] ?? ''))).toBe(2);
    for (const id of ids) expect(await unmask(id)).toContain(bsn);
    await maintainKeys({ ...server, ...server.secrets, logger });
    for (const id of ids) expect(numberOf(await sealedOf(id))).toBe(3);
  });

  test('is not replaced twice before its first value', async () => {
    await rotateTenantKey(context(), 'demo');
    await expect(rotate()).rejects.toThrow('is not in use yet');
    expect(numberOf(await sealedOf(await send()))).toBe(3);
    await makeOlder('1 hour');
    expect(numberOf(await sealedOf(await send()))).toBe(4);
  });

  test('is read again when a transaction meets a newer one', async () => {
    const sealed = await sealedOf(await send());
    const place = { tenantId: demo.id, purpose: 'remark' } as const;
    let runs = 0;
    const work = () =>
      server.transaction(demo)(() => {
        runs += 1;
        // The value of a key that was stored after this transaction started.
        const number = runs === 1 ? 99 : 4;
        const value = Buffer.from(sealed);
        value.writeUInt32BE(number, 1);
        return Promise.resolve(server.cipher.decrypt(place, value));
      });
    await expect(work()).rejects.toThrow('unable to authenticate');
    expect(runs).toBe(2);
  });

  test('goes with a dump to another installation, which says which key it needs', async () => {
    const id = await send();
    const sealed = await sealedOf(id);
    const file = join(folder, 'demo.dump');
    await dumpTenant(context(), { slug: 'demo', file });
    const database = await openMigratedDatabase(kind);
    try {
      const { pool } = database;
      const own = createOperatorKey(randomBytes(32));
      const restore = async (dump: typeof own | null) =>
        restoreTenant(
          {
            ...context(),
            pool,
            migrations: await readMigrations(migrationsFolder),
            loadKeys: (client) =>
              loadRestorationKeys(configOf(own, dump), client, server.secrets.columns),
          },
          await readDump(file),
        );
      await expect(restore(null)).rejects.toThrow('set DUMP_ENCRYPTION_KEY');
      await restore(server.secrets.operatorKey);
      const keyring = useTenantKeys(pool, own);
      await withTenant(pool, demo.id)(() => Promise.resolve());
      const place = { tenantId: demo.id, purpose: 'answers', subject: id } as const;
      expect(keyring.decrypt(place, sealed)).toContain(bsn);
    } finally {
      await database.close();
    }
  });

  test('of before keys were wrapped is recognised by the values of the dump', async () => {
    const file = join(folder, 'other.dump');
    const { other } = server.tenants;
    const place = { tenantId: other.id, purpose: 'look-up-key' } as const;
    const made = createOperatorKey(randomBytes(32));
    const value = made.cipher.encrypt(place, 'of an earlier release');
    await server.pool.query('delete from tenant_keys where tenant_id = $1', [other.id]);
    await server.pool.query(
      `insert into tenant_keys (tenant_id, use, number)
       values ($1, 'seal', 0), ($1, 'fingerprint', 0)`,
      [other.id],
    );
    await server.pool.query('delete from look_up_keys where tenant_id = $1', [other.id]);
    const insertion =
      'insert into look_up_keys (tenant_id, sealed_secret, created_at) values ($1, $2, now())';
    await server.pool.query(insertion, [other.id, value]);
    await dumpTenant(context(), { slug: 'other', file });
    const database = await openMigratedDatabase(kind);
    try {
      const own = createOperatorKey(randomBytes(32));
      const restore = async (dump: OperatorKey | null) =>
        restoreTenant(
          {
            ...context(),
            pool: database.pool,
            migrations: await readMigrations(migrationsFolder),
            loadKeys: (client) =>
              loadRestorationKeys(configOf(own, dump), client, server.secrets.columns),
          },
          await readDump(file),
        );
      await expect(restore(null)).rejects.toThrow('set DUMP_ENCRYPTION_KEY');
      await expect(restore(server.secrets.operatorKey)).rejects.toThrow('set DUMP_ENCRYPTION_KEY');
      await restore(made);
      const keyring = useTenantKeys(database.pool, own);
      await withTenant(database.pool, other.id)(() => Promise.resolve());
      expect(keyring.decrypt(place, value)).toBe('of an earlier release');
    } finally {
      await database.close();
    }
  });

  // The embedded database has one connection, so no row is in use while keys are maintained.
  test.skipIf(kind === 'embedded')('stays while a row that is in use needs it', async () => {
    const id = await send();
    const before = (await numbers()).at(-1) ?? 0;
    await rotate();
    await makeOlder('2 days');
    const maintain = () => maintainKeys({ ...server, ...server.secrets, logger });
    await server.transaction(demo)(async (tx) => {
      await sql`select id from submissions where id = ${id} for update`.execute(tx);
      await maintain();
    });
    expect(await numbers()).toContain(before);
    expect(await unmask(id)).toContain(bsn);
    await maintain();
    expect(await numbers()).toEqual([before + 1]);
    expect(await unmask(id)).toContain(bsn);
  });
});

const configOf = (own: OperatorKey, dump: OperatorKey | null): Config => ({
  ...parseConfig({}),
  encryptionKey: own.key.toString('base64'),
  dumpEncryptionKey: dump && dump.key.toString('base64'),
});

const logger = {
  info: () => undefined,
  error: (entry: unknown) => {
    throw new Error(JSON.stringify(entry));
  },
};
