import { sql, type Kysely, type Selectable } from 'kysely';
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
  /** What was set, such as `payments off`. */
  readonly detail?: string;
}

/** An event as it is stored. */
export type OperatorEvent = Selectable<OperatorEventsTable>;

/**
 * Writes an event, in the transaction of the change, as the owner of the tables. Of calls that only read there is one for
 * each token, action, result and hour.
 */
export async function insertOperatorEvent(
  tx: Kysely<Database>,
  { runtime, operator }: OperatorContext,
  { action, tenant, result = 'done', rowCount, fileCount, detail }: NewOperatorEvent,
): Promise<void> {
  const insert = tx.insertInto('operator_events').values({
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
    detail: detail ?? null,
  });
  const isRead = action.startsWith('read-');
  await (isRead ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
}

/** All events, or those of the tenants that have or had this slug, newest first. */
export function selectOperatorEvents(pool: Pool, slug?: string): Promise<OperatorEvent[]> {
  const events = platformDatabase(pool).selectFrom('operator_events').selectAll();
  const chosen = slug === undefined ? events : events.where('subject_slug', '=', slug);
  return chosen.orderBy('at', 'desc').orderBy('id', 'desc').execute();
}

/** Whether the last dump since then of the tenant, or of everything, did not fail. */
export async function isDumpedSince(pool: Pool, tenantId: string, since: Date): Promise<boolean> {
  const last = await platformDatabase(pool)
    .selectFrom('operator_events')
    .select('result')
    .where('action', '=', 'dump')
    .where('at', '>=', since)
    .where((eb) => eb.or([eb('subject_id', '=', tenantId), eb('subject_slug', 'is', null)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.result === 'done';
}

/** Which events to read: the newest, or those before the event with this id. */
export interface EventsPage {
  readonly slug?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** One page of events, newest first; undefined when there is no event `before`. */
export async function selectEventsBefore(
  pool: Pool,
  { slug, before, limit }: EventsPage,
): Promise<OperatorEvent[] | undefined> {
  const database = platformDatabase(pool);
  let events = database.selectFrom('operator_events').selectAll();
  if (slug !== undefined) events = events.where('subject_slug', '=', slug);
  if (before !== undefined) {
    const last = await database
      .selectFrom('operator_events')
      .select('id')
      .where('id', '=', before)
      .executeTakeFirst();
    if (last === undefined) return undefined;
    // Compared in the database: its times are more exact than those of the language.
    events = events.where(
      sql<boolean>`(at, id) < (select at, id from operator_events where id = ${before})`,
    );
  }
  return events.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
