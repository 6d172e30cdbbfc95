import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../../../testing/test-server.ts';

/** Tables of the installation itself, without a tenant. */
const sharedTables = [
  'applied_migrations',
  'encryption_key_check',
  'maintenance_notices',
  'migrations',
  'migrations_lock',
  'operator_events',
  'operator_sessions',
  'operator_tokens',
  'rate_limits',
  'tenants',
];

describe.each(databases)('row-level security on %s', (database) => {
  let server: TestServer;
  let tenantTables: readonly string[];

  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const tenant of [server.tenants.demo, server.tenants.other]) {
      const root = await server.signIn(tenant, { isRoot: true });
      const { versionId } = await seedForm(server, tenant, { actor: { id: root.id, name: 'x' } });
      await server.client(tenant).createSubmission({
        headers: { 'idempotency-key': 'poging-een' },
        body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'final' },
      });
      await root.client.updateSettings({ body: [{ id: 'title', value: 'Titel' }] });
    }
    tenantTables = await names(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'tenant_id' order by 1`,
    );
  });
  afterAll(() => server.stop());

  const names = async (query: string) =>
    (await server.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

  /** Rows of each table as the tenant role sees them, in one transaction with this setting. */
  const counts = async (tenantId: string | null) => {
    const client = await server.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('role', 'form_builder_tenant', true)`);
      if (tenantId !== null)
        await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
      const seen: Record<string, number> = {};
      for (const table of tenantTables) {
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::int as n from ${table}`,
        );
        seen[table] = rows[0]?.n ?? -1;
      }
      return seen;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('every table belongs to tenants or is known to be shared', async () => {
    const tables = await names(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    );
    expect(tables.filter((table) => !tenantTables.includes(table))).toEqual(sharedTables);
    expect(tenantTables).toContain('submissions');
  });

  test('every tenant table forces row-level security, by one policy on the tenant of the transaction', async () => {
    const open = await names(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace
       and relkind = 'r' and not (relrowsecurity and relforcerowsecurity) order by 1`,
    );
    expect(open).toEqual(sharedTables);
    const { rows } = await server.pool.query<{
      tablename: string;
      permissive: string;
      qual: string;
      with_check: string;
    }>(
      'select tablename, permissive, qual, with_check from pg_policies where schemaname = current_schema() order by tablename',
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual(tenantTables);
    for (const { qual, with_check } of rows) {
      expect(qual).toMatch(/^\(tenant_id = .*current_setting\('app\.tenant_id'/);
      expect(with_check).toBe(qual);
    }
  });

  test('every key, index and foreign key of a tenant table begins with the tenant', async () => {
    const indexes = await names(
      `select i.indexrelid::regclass::text as name from pg_index i
       join pg_class c on c.oid = i.indrelid and c.relnamespace = current_schema()::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where i.indkey[0] <> a.attnum`,
    );
    expect(indexes).toEqual([]);
    const foreignKeys = await names(
      `select k.conname as name from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'tenant_id'
       where k.contype = 'f' and k.conkey[1] <> a.attnum`,
    );
    expect(foreignKeys).toEqual([]);
    const withoutKey = await names(
      `select c.relname as name from pg_class c where c.relnamespace = current_schema()::regnamespace
       and c.relkind = 'r' and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    );
    expect(withoutKey).toEqual([]);
  });

  test('no table shows rows without a tenant, and only the tenant’s own rows with one', async () => {
    const nobody = await counts(null);
    expect(Object.values(nobody).every((n) => n === 0)).toBe(true);
    const demo = await counts(server.tenants.demo.id);
    expect(demo).toMatchObject({
      forms: 1,
      form_versions: 1,
      submissions: 1,
      environments: 4,
      // The title set here, and the four-eyes and second-factor settings that test servers switch off.
      settings: 3,
    });
    expect(await counts(server.runtime.createId())).toEqual(nobody);
  });

  test('a row of another tenant can be neither inserted nor updated', async () => {
    const { demo, other } = server.tenants;
    const row = { tenant_id: other.id, id: 'x', value: '{}', updated_at: new Date() };
    const insert = server.transaction(demo)((tx) =>
      tx.insertInto('settings').values(row).execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    const move = server.transaction(demo)((tx) =>
      sql`update forms set tenant_id = ${other.id}`.execute(tx),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
    const deleted = await server.transaction(demo)((tx) =>
      tx.deleteFrom('settings').where('tenant_id', '=', other.id).executeTakeFirst(),
    );
    expect(deleted.numDeletedRows).toBe(0n);
  });

  test('the tenant role cannot bypass the policies, and owns and reads nothing else', async () => {
    const { rows } = await server.pool.query<Record<string, boolean>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles
       where rolname = 'form_builder_tenant'`,
    );
    expect(Object.values(rows[0] ?? { none: true })).toEqual([false, false, false, false, false]);
    const owned = await names(
      `select relname as name from pg_class where relowner = 'form_builder_tenant'::regrole`,
    );
    expect(owned).toEqual([]);
    for (const table of sharedTables) {
      const read = server.transaction(server.tenants.demo)((tx) =>
        sql`select from ${sql.table(table)}`.execute(tx),
      );
      await expect(read).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('the logbook is append-only', async () => {
    const change = server.transaction(server.tenants.demo)((tx) =>
      sql`update logbook set action = 'x'`.execute(tx),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
    const remove = server.transaction(server.tenants.demo)((tx) =>
      tx.deleteFrom('logbook').execute(),
    );
    await expect(remove).rejects.toMatchObject({ code: '42501' });
  });
});
