import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase } from '../../../../testing/databases.ts';
import { migrate, readMigrations } from '../migrations/migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { withTenant } from './tenant-transaction.ts';

const first = '00000000-0000-7000-8000-000000000001';
const second = '00000000-0000-7000-8000-000000000002';
const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

describe.each(databases)('withTenant on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.pool, (await readMigrations(migrationsFolder)).slice(0, 1));
    await database.pool.query(
      `create table notes (tenant_id uuid not null, id int, text text, primary key (tenant_id, id));
       call app.isolate('notes');`,
    );
    for (const tenant of [first, second]) {
      await withTenant(
        database.pool,
        tenant,
      )((tx) => sql`insert into notes values (${tenant}, 1, 'of ' || ${tenant})`.execute(tx));
    }
  });
  afterAll(() => database.close());

  const notesOf = (tenant: string) =>
    withTenant(
      database.pool,
      tenant,
    )(async (tx) => (await sql<{ text: string }>`select text from notes`.execute(tx)).rows);

  test('shows only the rows of the tenant', async () => {
    expect(await notesOf(first)).toEqual([{ text: `of ${first}` }]);
    expect(await notesOf(second)).toEqual([{ text: `of ${second}` }]);
  });

  test.each([
    ['insert', sql`insert into notes values (${second}, 2, 'x')`],
    ['update of the tenant', sql`update notes set tenant_id = ${second}, id = 3`],
  ])('refuses an %s for another tenant', async (_, statement) => {
    const work = withTenant(database.pool, first)((tx) => statement.execute(tx));
    await expect(work).rejects.toMatchObject({ code: '42501' });
  });

  test('changes nothing of another tenant', async () => {
    await withTenant(
      database.pool,
      first,
    )((tx) => sql`update notes set text = 'changed' where tenant_id = ${second}`.execute(tx));
    expect(await notesOf(second)).toEqual([{ text: `of ${second}` }]);
  });

  test('cannot reset its role', async () => {
    const work = withTenant(
      database.pool,
      first,
    )(async (tx) => {
      const { rows } = await sql<{ bypasses: boolean }>`
        select rolbypassrls or rolsuper as bypasses from pg_roles where rolname = current_user
      `.execute(tx);
      return rows[0]?.bypasses;
    });
    expect(await work).toBe(false);
  });

  test('leaves no state on the connection, and rolls back after an error', async () => {
    const work = withTenant(
      database.pool,
      first,
    )(async (tx) => {
      await sql`insert into notes values (${first}, 9, 'undone')`.execute(tx);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
    expect(await notesOf(first)).toHaveLength(1);
    const { rows } = await database.pool.query<{ role: string; tenant: string }>(
      "select current_user = session_user as is_owner, current_setting('app.tenant_id', true) as tenant",
    );
    expect(rows[0]).toEqual({ is_owner: true, tenant: '' });
  });

  test('repeats its work after a serialization failure', async () => {
    let runs = 0;
    await withTenant(
      database.pool,
      first,
    )(async (tx) => {
      runs += 1;
      if (runs < 3)
        await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
    });
    expect(runs).toBe(3);
  });

  test('isolates concurrent transactions', async () => {
    const tenants = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? first : second));
    const seen = await Promise.all(tenants.map(notesOf));
    expect(seen.map((rows) => rows[0]?.text)).toEqual(tenants.map((tenant) => `of ${tenant}`));
  });

  test('rejects an invalid tenant id', () => {
    expect(() => withTenant(database.pool, "x'; drop table notes; --")).toThrow('UUID');
  });
});
