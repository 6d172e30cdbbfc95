import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase, type DatabaseKind } from '../../../../testing/databases.ts';
import { migrate, readMigrations, type Migration } from '../migrations/migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { withTenant } from '../tenancy/tenant-transaction.ts';
import { dumpDatabase } from './dump-database.ts';
import { restoreDatabase } from './restore-database.ts';

const first = '00000000-0000-7000-8000-000000000001';
const second = '00000000-0000-7000-8000-000000000002';
const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

const everyKindOfValue: Migration = {
  name: '9999-every-kind-of-value.sql',
  checksum: 'test',
  sql: `
    create table kinds (
      tenant_id uuid not null references tenants (id),
      id int generated always as identity,
      parent_id int,
      doubled int generated always as (parent_id * 2) stored,
      document jsonb, bytes bytea, texts text[], at timestamptz, day date, amount numeric, rate float8,
      primary key (tenant_id, id),
      foreign key (tenant_id, parent_id) references kinds (tenant_id, id)
    );
    call app.isolate('kinds');
    create sequence numbers;
  `,
};

const open: OpenDatabase[] = [];

async function openMigrated(
  kind: DatabaseKind,
): Promise<{ database: OpenDatabase; migrations: readonly Migration[] }> {
  const database = await openTestDatabase(kind);
  open.push(database);
  const shipped = await readMigrations(migrationsFolder);
  const migrations = [...shipped, everyKindOfValue];
  await migrate(database.pool, migrations);
  return { database, migrations };
}

async function fill({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `insert into tenants (id, slug, name, allowed_origins)
     values ('${first}', 'eerste', 'Gemeente "Één"', '{"https://a.example","https://b.example"}'),
            ('${second}', 'tweede', E'regel\\n\\ttwee', '{}')`,
  );
  for (const tenant of [first, second]) {
    await withTenant(pool, tenant)((tx) => fillTenant(tenant).execute(tx));
  }
  await pool.query("select nextval('numbers'), nextval('numbers')");
}

/** Two rows where the first refers to the second, so that no insertion order satisfies the foreign key. */
function fillTenant(tenant: string) {
  return sql`
    with second as (
      insert into kinds (tenant_id, id, document, at, amount, rate) overriding system value
      values (${tenant}, 2, 'null', 'infinity', 'NaN', 1e300)
    )
    insert into kinds (tenant_id, id, parent_id, document, bytes, texts, at, day, amount, rate)
    overriding system value
    values (${tenant}, 1, 2, '{"a": [1, 0.10, null], "é": "\\"x\\" \\n"}', '\\x00ff10',
            '{"a,b",NULL,"\\"q\\""}', '2026-10-25 02:30:00.123456+02', '2026-02-28',
            12345678901234567890.0001, 0.1)
  `;
}

async function dumpOf({ pool }: OpenDatabase): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of dumpDatabase(pool)) lines.push(line);
  return lines;
}

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const sources: Record<DatabaseKind, string[]> = { embedded: [], postgres: [] };
beforeAll(async () => {
  for (const kind of databases) {
    const source = await openMigrated(kind);
    await fill(source.database);
    sources[kind] = await dumpOf(source.database);
  }
});
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
});

const moves = databases.flatMap((source) => databases.map((target) => [source, target] as const));

test.each(moves)('a dump of %s restored into %s gives the same data', async (source, target) => {
  const dump = sources[source];
  const { database, migrations } = await openMigrated(target);
  expect(await restoreDatabase(database.pool, migrations, from(dump))).toBe(6);
  expect(await dumpOf(database)).toEqual(dump);
  const { rows } = await database.pool.query("select nextval('numbers')::int as next");
  expect(rows).toEqual([{ next: 3 }]);
  const again = restoreDatabase(database.pool, migrations, from(dump));
  await expect(again).rejects.toThrow('The database is not empty');
});

describe.each(databases)('restoring into %s', (kind) => {
  let target: Awaited<ReturnType<typeof openMigrated>>;
  beforeAll(async () => {
    target = await openMigrated(kind);
  });

  test.each([
    ['was cut off', (dump: string[]) => dump.slice(0, -3), 'The dump is not whole'],
    [
      'lacks a row',
      (dump: string[]) => dump.filter((line) => !line.includes('eerste')),
      'not whole',
    ],
    ['is of another level', withOtherLevel, 'another version'],
    ['is no dump', () => ['{"hello":"world"}'], 'not a dump of this product'],
    ['is empty', () => [], 'The dump is not whole'],
  ])('refuses a dump that %s and writes nothing', async (_, spoil, sentence) => {
    const { pool } = target.database;
    const restoring = restoreDatabase(pool, target.migrations, from(spoil(sources[kind])));
    await expect(restoring).rejects.toThrow(sentence);
    const { rows } = await pool.query('select count(*)::int as count from tenants');
    expect(rows).toEqual([{ count: 0 }]);
    const { rows: keys } = await pool.query("select from pg_constraint where contype = 'f'");
    expect(keys.length).toBeGreaterThan(0);
  });
});

function withOtherLevel(dump: string[]): string[] {
  return ['{"format":"form-builder-dump-1","migrations":[]}', ...dump.slice(1)];
}
