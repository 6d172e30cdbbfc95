import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase } from '../../../../testing/databases.ts';
import { isAtLevel, migrate, readMigrations, type Migration } from './migrate.ts';
import type { OpenDatabase } from '../open-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const own = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });
const one = own('0001-one.sql', 'create table one (id int)');
const two = own('0002-two.sql', 'create table two (id int)');

describe.each(databases)('migrate on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('applies new migrations once, whichever server starts', async () => {
    expect(await migrate(database.pool, [one])).toBe(1);
    const asked = await Promise.all([1, 2, 3].map(() => migrate(database.pool, [one, two])));
    expect(asked.toSorted()).toEqual([0, 0, 1]);
    expect(await isAtLevel(database.pool, [one, two])).toBe(true);
    expect(await isAtLevel(database.pool, [one])).toBe(false);
  });

  test('undoes all when one of them fails', async () => {
    const three = own('0003-three.sql', 'create table three (id int)');
    const wrong = own('0004-wrong.sql', 'create table wrong (id no_such_type)');
    await expect(migrate(database.pool, [one, two, three, wrong])).rejects.toThrow('no_such_type');
    const { rows } = await database.pool.query("select to_regclass('three') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  test('applies a migration with a lower number than those of an earlier release', async () => {
    const between = own('0001-one-more.sql', 'create table one_more (id int)');
    const all = [one, between, two];
    expect(await isAtLevel(database.pool, all)).toBe(false);
    expect(await migrate(database.pool, all)).toBe(1);
    expect(await migrate(database.pool, all)).toBe(0);
    expect(await isAtLevel(database.pool, all)).toBe(true);
    await database.pool.query(
      `drop table one_more;
       delete from applied_migrations where name = '${between.name}';
       delete from migrations where name = '${between.name}'`,
    );
  });

  test('refuses a migration that changed after it was applied', async () => {
    const changed = { ...one, checksum: 'other' };
    await expect(migrate(database.pool, [changed, two])).rejects.toThrow(
      'Migration 0001-one.sql was changed after the database had applied it.',
    );
  });

  test('refuses a database that is ahead of the server', async () => {
    await expect(migrate(database.pool, [one])).rejects.toThrow(
      'The database has migration 0002-two.sql, which this version of the server does not know.',
    );
  });
});

describe.each(databases)('migrate on %s, in a database from before the library', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.pool, [one]);
    await database.pool.query('drop table migrations, migrations_lock');
  });
  afterAll(() => database.close());

  test('refuses a migration that changed since', async () => {
    const changed = { ...one, checksum: 'other' };
    await expect(migrate(database.pool, [changed, two])).rejects.toThrow('was changed');
  });

  test('applies only what is new', async () => {
    expect(await migrate(database.pool, [one, two])).toBe(1);
    expect(await migrate(database.pool, [one, two])).toBe(0);
    expect(await isAtLevel(database.pool, [one, two])).toBe(true);
  });
});

describe.each(databases)('an update on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('applies what was merged after migrations with a higher number', async () => {
    const all = await readMigrations(migrationsFolder);
    const before = all.filter(({ name }) => name < '0082' && !name.startsWith('0076'));
    await migrate(database.pool, before);
    expect(await migrate(database.pool, all)).toBe(all.length - before.length);
    expect(await isAtLevel(database.pool, all)).toBe(true);
  });
});

describe.each(databases)('the migrations on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.pool, await readMigrations(migrationsFolder));
  });
  afterAll(() => database.close());

  test('isolate every table that has a tenant', async () => {
    const { rows } = await database.pool.query<{ table: string }>(
      `select c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and a.attname = 'tenant_id'
          and not (c.relrowsecurity and c.relforcerowsecurity
                   and exists (select from pg_policy p where p.polrelid = c.oid))`,
    );
    expect(rows).toEqual([]);
  });

  test('begin every index and every foreign key of such a table with the tenant', async () => {
    const { rows } = await database.pool.query(
      `select i.indexrelid::regclass::text as name
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'tenant_id'
        where i.indkey[0] <> a.attnum
       union all
       select conname from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'tenant_id'
        where k.contype = 'f' and k.conkey[1] <> a.attnum`,
    );
    expect(rows).toEqual([]);
  });

  test('give a tenant no table but its own', async () => {
    const { rows } = await database.pool.query(
      `select c.relname as name from pg_class c
        where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = current_schema()::regnamespace
          and has_table_privilege('form_builder_tenant', c.oid, 'insert, update, delete')
          and not c.relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });
});
