import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database.ts';

/** A migrated embedded database in a folder of its own, gone when closed. */
export async function openIdentityDatabase(): Promise<Pick<OpenDatabase, 'pool' | 'close'>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'identity-'));
  const database = await openDatabase({ databaseUrl: null, dataFolder, isProduction: false });
  const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
  await migrate(database.pool, await readMigrations(migrations));
  return {
    pool: database.pool,
    close: async () => {
      await database.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}
