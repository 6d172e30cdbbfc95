import type { providerCallsContract } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type Transaction,
} from 'kysely';
import type * as v from 'valibot';
import { filterConditions, type Criterion } from '../platform/database/criteria.ts';
import { countUpToMax } from '../platform/database/count-up-to-max.ts';
import type { Database } from '../platform/database/database.ts';
import { isOlderThan, type TimedPage } from '../platform/http/responses/timed-page.ts';
import type { ProviderKey } from '../providers/providers-queries.ts';
import type { ProviderCallsTable } from './provider-calls-tables.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'provider_calls'>;
type Query = v.InferOutput<typeof providerCallsContract.listProviderCalls.query>;

export type ProviderCallRow = Selectable<ProviderCallsTable>;

/** Selects calls: of one provider, as a query filters them. */
export interface CallSelection {
  readonly key: ProviderKey;
  readonly query: Pick<Query, 'filter' | 'reject'>;
}

const rowsAtOnce = 500;

export async function insertCalls(
  tx: Tx,
  rows: readonly Insertable<ProviderCallsTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('provider_calls')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** A page of the calls of a provider, newest first. */
export function selectCalls(
  tx: Tx,
  selection: CallSelection,
  { after, offset, limit }: TimedPage,
): Promise<ProviderCallRow[]> {
  return tx
    .selectFrom('provider_calls')
    .selectAll()
    .where((eb) => eb.and(conditions(eb, selection)))
    .$if(after !== undefined, (calls) =>
      after === undefined ? calls : calls.where(isOlderThan(after, { at: 'at', id: 'id' })),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the calls, up to one more than the maximum. */
export function countCalls(tx: Tx, selection: CallSelection): Promise<number> {
  const found = tx
    .selectFrom('provider_calls')
    .select('id')
    .where((eb) => eb.and(conditions(eb, selection)));
  return countUpToMax(tx, found);
}

/** Counts the calls of a provider by hour, oldest first; hours without calls are left out. */
export function selectCallHours(tx: Tx, { id, servesTests }: ProviderKey, since: Date) {
  const hour = sql<Date>`date_trunc('hour', at, 'UTC')`;
  return tx
    .selectFrom('provider_calls')
    .select([
      hour.as('hour'),
      sql<number>`count(*)::int`.as('calls'),
      sql<number>`count(error)::int`.as('errors'),
      sql<number>`(count(*) filter (where error = 'too_many_requests'))::int`.as('throttled'),
      sql<number>`round(percentile_cont(0.95) within group (order by duration_ms))::int`.as('p95'),
    ])
    .where('provider_id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where('at', '>=', since)
    .groupBy(hour)
    .orderBy(hour)
    .execute();
}

/** Deletes the calls of before a moment. */
export async function deleteCallsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('provider_calls').where('at', '<', before).execute();
}

function conditions(eb: Eb, { key, query }: CallSelection) {
  return [
    eb('provider_id', '=', key.id),
    eb('serves_tests', '=', key.servesTests),
    ...filterConditions(eb, criteria, query),
  ];
}

type Filter = keyof NonNullable<Query['filter']>;

const criteria: Readonly<Record<Filter, Criterion<Eb>>> = {
  result: (eb, results) =>
    eb.or([
      ...(results.includes('error') ? [eb('error', 'is not', null)] : []),
      ...(results.includes('ok') ? [eb('error', 'is', null)] : []),
    ]),
  trace_id: (eb, ids) => eb.or(ids.map((id) => eb('trace_id', '=', Buffer.from(id, 'hex')))),
};
