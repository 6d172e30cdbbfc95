import { fileURLToPath } from 'node:url';
import { migrate, readMigrations } from '../../src/platform/database/migrations/migrate.ts';
import type { OpenDatabase } from '../../src/platform/database/open-database.ts';
import { openTestDatabase, type DatabaseKind } from '../databases.ts';

/** Opens a migrated database without tenants; closing it removes it. */
export async function openIdentityDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  const database = await openTestDatabase(kind);
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
  await migrate(database.pool, await readMigrations(migrations));
  return database;
}
