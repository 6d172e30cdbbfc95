import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestDatabase } from '../../testing/databases.ts';
import { migrate, readMigrations } from '../platform/database/migrations/migrate.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
const tenants = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];

describe.each(databases)('the migration let-roles-unmask on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const migrations = await readMigrations(folder);
    const at = migrations.findIndex(({ name }) => name.includes('let-roles-unmask'));
    await migrate(database.pool, migrations.slice(0, at));
    for (const [index, id] of tenants.entries()) {
      await database.pool.query(
        `insert into tenants (id, slug, name, created_at, updated_at) values ($1, $2, $2, now(), now())`,
        [id, `tenant-${String(index)}`],
      );
      await seedRoles(id);
    }
    await migrate(database.pool, migrations.slice(0, at + 1));
  });
  afterAll(() => database.close());

  const seedRoles = (tenantId: string) =>
    withTenant(
      database.pool,
      tenantId,
    )((tx) =>
      tx
        .insertInto('roles')
        .values(
          (['handler', 'designer', 'own'] as const).map((slug) => ({
            tenant_id: tenantId,
            id: crypto.randomUUID(),
            slug,
            name: slug,
            permissions: ['submission-read'],
            created_at: new Date(0),
            updated_at: new Date(0),
          })),
        )
        .execute(),
    );

  test.each(tenants)('lets handlers of %s unmask answers, and no other role', async (id) => {
    const roles = await withTenant(
      database.pool,
      id,
    )((tx) => tx.selectFrom('roles').select(['slug', 'permissions']).orderBy('slug').execute());
    expect(roles).toEqual([
      { slug: 'designer', permissions: ['submission-read'] },
      { slug: 'handler', permissions: ['submission-read', 'submission-unmask'] },
      { slug: 'own', permissions: ['submission-read'] },
    ]);
  });
});
