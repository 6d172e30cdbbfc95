import type { Pool, PoolClient } from 'pg';
import { databaseOnClient } from '../platform/database/database-on-client.ts';
import { restoreDatabase, type Restored } from '../platform/database/dump/restore-database.ts';
import type { Migration } from '../platform/database/migrations/migrate.ts';
import {
  adoptRestoredKeys,
  type RestorationKeys,
} from '../platform/secrets/master-key/adopt-restored-keys.ts';
import { StartError } from '../platform/start-error.ts';
import { insertOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';

/** An operator who restores a dump of this version. */
export interface RestorationContext extends OperatorContext {
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
  /** Loads the operator's keys, which the dump of one tenant needs. */
  readonly loadKeys: (client: PoolClient) => Promise<RestorationKeys>;
}

/**
 * Restores the tenant of a dump, or everything in a dump of all tenants, and records that in the same transaction;
 * returns the number of rows.
 */
export async function restoreTenant(
  { pool, migrations, loadKeys, ...context }: RestorationContext,
  lines: AsyncIterable<string>,
): Promise<number> {
  try {
    return await restoreDatabase(pool, migrations, lines, async (client, restored) => {
      await recordRestoration(client, context, restored);
      const { tenantId } = restored;
      if (tenantId !== undefined) await adoptRestoredKeys(client, tenantId, await loadKeys(client));
    });
  } catch (error) {
    // The slug is the only value that another tenant can have too.
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw new StartError('Another tenant has the slug of the tenant in the dump.');
    throw error;
  }
}

async function recordRestoration(
  client: PoolClient,
  context: OperatorContext,
  { rows, tenantId }: Restored,
): Promise<void> {
  const tx = databaseOnClient(client);
  const tenant =
    tenantId === undefined
      ? null
      : await tx
          .selectFrom('tenants')
          .select(['id', 'slug'])
          .where('id', '=', tenantId)
          .executeTakeFirstOrThrow();
  await insertOperatorEvent(tx, context, { action: 'restore', tenant, rowCount: rows });
}
