import { sql, type Insertable, type Transaction } from 'kysely';
import type { LogbookRetention } from '@form-builder/core/logbook/logbook-event.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LogbookChainTable, LogbookChecksTable } from './chain-tables.ts';

type Tx = Transaction<Database>;

/** Entries commit out of order: an entry may appear this long after a later one. */
const lateMs = 3_600_000;

/** Locks the tenant's chain and its signed head for this server until the transaction ends. */
export async function lockChain(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`logbook ${tenantId}`}, 0))`.execute(
    tx,
  );
}

export function selectHeadLink(tx: Tx) {
  return tx
    .selectFrom('logbook_chain')
    .select(['sequence', 'hash'])
    .orderBy('tenant_id', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function selectLink(tx: Tx, sequence: number) {
  return tx
    .selectFrom('logbook_chain')
    .select(['sequence', 'hash'])
    .where('sequence', '=', sequence)
    .executeTakeFirst();
}

/** The next entries to chain: those without a link that are newer than the chain or committed late. */
export async function selectUnchained(tx: Tx, limit: number) {
  const since = await selectChainedUntil(tx);
  return tx
    .selectFrom('logbook')
    .selectAll()
    .where('at', '>=', new Date(since - lateMs))
    .where(isUnchained)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Entries without a link that are too old for a late commit: they were inserted by hand. */
export async function selectInsertedByHand(
  tx: Tx,
  limit: number,
): Promise<readonly { id: string }[]> {
  const since = await selectChainedUntil(tx);
  return tx
    .selectFrom('logbook')
    .select('id')
    .where('at', '<', new Date(since - lateMs))
    .where(isUnchained)
    .limit(limit)
    .execute();
}

const isUnchained = sql<boolean>`not exists (select from logbook_chain as link
  where link.tenant_id = logbook.tenant_id and link.line_id = logbook.id)`;

/** Time of the latest chained entry in milliseconds; 0 for an empty chain. */
async function selectChainedUntil(tx: Tx): Promise<number> {
  const { at } = await tx
    .selectFrom('logbook_chain')
    .select((eb) => eb.fn.max<Date | null>('at').as('at'))
    // The last links contain the latest entries: an entry is at most an hour late.
    .where('sequence', '>', (eb) =>
      eb
        .selectFrom('logbook_chain')
        .select(sql<number>`coalesce(max(sequence), 0) - 1000`.as('from')),
    )
    .executeTakeFirstOrThrow();
  return at === null ? lateMs : at.getTime();
}

export async function insertLinks(tx: Tx, links: Insertable<LogbookChainTable>[]): Promise<void> {
  await tx.insertInto('logbook_chain').values(links).execute();
}

/** Links after a sequence number, in order, each with its entry if that still exists. */
export async function selectLinksAfter(tx: Tx, sequence: number, limit: number) {
  const links = await tx
    .selectFrom('logbook_chain')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  const ids = links.map((link) => link.line_id);
  const lines = await tx
    .selectFrom('logbook')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const lineById = new Map(lines.map((line) => [line.id, line]));
  return links.map((link) => ({ link, line: lineById.get(link.line_id) }));
}

export function selectLastCheck(tx: Tx) {
  return tx
    .selectFrom('logbook_checks')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertCheck(tx: Tx, check: Insertable<LogbookChecksTable>): Promise<void> {
  await tx.insertInto('logbook_checks').values(check).execute();
}

interface Cut {
  readonly retention: LogbookRetention;
  readonly before: Date;
  /** The last link that a signed head covers. */
  readonly sequence: number;
}

/** Deletes the expired entries of a retention class and returns their number. */
export async function deleteExpiredEntries(
  tx: Tx,
  { retention, before, sequence }: Cut,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select app.cut_logbook(${retention}, ${before}::timestamptz, ${sequence}::int) as removed
  `.execute(tx);
  return rows[0]?.removed ?? 0;
}
