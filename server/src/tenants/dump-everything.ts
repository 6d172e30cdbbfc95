import type { Pool } from 'pg';
import { writeDump } from '../platform/database/dump/dump-file.ts';
import { isAtLevel, type Migration } from '../platform/database/migrations/migrate.ts';
import { platformDatabase } from '../platform/database/platform-database.ts';
import { printError } from '../platform/process/console.ts';
import { insertOperatorEvent, type NewOperatorEvent } from './events/operator-events-queries.ts';
import type { OperatorContext } from './events/operator.ts';

/** An operator who dumps all tenants, with the migrations of this version. */
export interface FullDumpContext extends OperatorContext {
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
}

/** Records that everything is dumped, and writes all rows to a file. */
export async function dumpEverything(context: FullDumpContext, file: string): Promise<void> {
  // Before the file: personal data never leaves without an event.
  await record(context, { action: 'dump', tenant: null });
  try {
    await writeDump(context.pool, file);
  } catch (error) {
    await record(context, { action: 'dump', tenant: null, result: 'failed' });
    throw error;
  }
}

/** A database of another version may lack the log, and must be dumped before it is migrated. */
async function record(
  { pool, migrations, ...context }: FullDumpContext,
  event: NewOperatorEvent,
): Promise<void> {
  if (await isAtLevel(pool, migrations).catch(() => false)) {
    await insertOperatorEvent(platformDatabase(pool), context, event);
    return;
  }
  printError('The database is of another version: this dump is not in the log of operators.');
}
