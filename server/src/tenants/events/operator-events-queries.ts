import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import type { OperatorContext } from './operator.ts';
import type {
  OperatorAction,
  OperatorEventsTable,
  OperatorResult,
} from './operator-events-tables.ts';

/** What happened; null instead of a tenant means all of them. */
export interface NewOperatorEvent {
  readonly action: OperatorAction;
  /** The id is null for a slug that no tenant has. */
  readonly tenant: { readonly id: string | null; readonly slug: string } | null;
  readonly result?: OperatorResult;
  readonly rowCount?: number | undefined;
  readonly fileCount?: number | undefined;
}

/** An event as it is stored. */
export type OperatorEvent = Selectable<OperatorEventsTable>;

/** Writes an event, in the transaction of the change, as the owner of the tables. */
export async function insertOperatorEvent(
  tx: Kysely<Database>,
  { runtime, operator }: OperatorContext,
  { action, tenant, result = 'done', rowCount, fileCount }: NewOperatorEvent,
): Promise<void> {
  await tx
    .insertInto('operator_events')
    .values({
      id: runtime.createId(),
      at: new Date(runtime.now()),
      action,
      operator: operator.name,
      channel: operator.channel ?? 'command',
      token_id: operator.tokenId ?? null,
      reason: operator.reason,
      result,
      subject_id: tenant?.id ?? null,
      subject_slug: tenant?.slug ?? null,
      row_count: rowCount ?? null,
      file_count: fileCount ?? null,
    })
    .execute();
}

/** All events, or those of the tenants that have or had this slug, newest first. */
export function selectOperatorEvents(pool: Pool, slug?: string): Promise<OperatorEvent[]> {
  const events = platformDatabase(pool).selectFrom('operator_events').selectAll();
  const chosen = slug === undefined ? events : events.where('subject_slug', '=', slug);
  return chosen.orderBy('at', 'desc').orderBy('id', 'desc').execute();
}
