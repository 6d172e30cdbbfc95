import type { DataRequestAction } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import { instant, type Writer } from '../logbook/writer.ts';
import { countRows, filterConditions, isOneOf, parseSort } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { DataRequestMatchesTable, DataRequestsTable } from './data-requests-tables.ts';

type Tx = Transaction<Database>;

export type DataRequestRow = Selectable<DataRequestsTable>;

const countMatches = sql<number>`(select count(*)::int from data_request_matches as match
  where match.tenant_id = data_requests.tenant_id and match.request_id = data_requests.id)`;

/** A request with the number of submissions in which the person was found. */
export type CountedRequest = DataRequestRow & { readonly found: number };

interface Criteria {
  readonly status?: string | string[];
  readonly kind?: string | string[];
}

interface RequestList {
  readonly page: number;
  readonly limit: number;
  readonly sort?: 'due_on' | '!due_on' | 'received_on' | '!received_on' | undefined;
  readonly filter?: Criteria;
  readonly reject?: Criteria;
}

function requestsOf(tx: Tx, { filter, reject }: RequestList) {
  return tx.selectFrom('data_requests').where((eb) =>
    eb.and(
      filterConditions(
        eb,
        {
          status: (_, values) => isOneOf(eb.ref('data_requests.status'), values),
          kind: (_, values) => isOneOf(eb.ref('data_requests.kind'), values),
        },
        { filter, reject },
      ),
    ),
  );
}

/** A page of requests, by due date, and how many there are. */
export async function selectDataRequests(tx: Tx, list: RequestList) {
  const [field, direction] = parseSort(list.sort ?? 'due_on');
  const rows = await requestsOf(tx, list)
    .selectAll()
    .select(countMatches.as('found'))
    .orderBy(field, direction)
    .orderBy('id', direction)
    .limit(list.limit)
    .offset((list.page - 1) * list.limit)
    .execute();
  const { total } = await requestsOf(tx, list)
    .select(countRows.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function findDataRequest(tx: Tx, id: string): Promise<CountedRequest | undefined> {
  return tx
    .selectFrom('data_requests')
    .selectAll()
    .select(countMatches.as('found'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The request, locked until the transaction ends. */
export function lockDataRequest(tx: Tx, id: string): Promise<DataRequestRow | undefined> {
  return tx
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertDataRequest(tx: Tx, row: Insertable<DataRequestsTable>): Promise<void> {
  await tx.insertInto('data_requests').values(row).execute();
}

export async function updateDataRequest(
  tx: Tx,
  id: string,
  change: Updateable<DataRequestsTable>,
): Promise<void> {
  await tx.updateTable('data_requests').set(change).where('id', '=', id).execute();
}

/** What was done for a request: for how many submissions, and which systems had a copy of those that were erased. */
interface ReportedAction {
  readonly action: DataRequestAction;
  readonly count: number;
  readonly receivers?: readonly string[];
}

/** Adds to the report of a request. */
export async function insertAction(
  writer: Writer,
  requestId: string,
  { action, count, receivers = [] }: ReportedAction,
): Promise<void> {
  await writer.tx
    .insertInto('data_request_actions')
    .values({
      tenant_id: writer.tenantId,
      id: writer.createId(),
      request_id: requestId,
      action,
      count,
      receivers,
      by_name: writer.actor?.name ?? '',
      at: instant(writer),
    })
    .execute();
}

export function selectActions(tx: Tx, requestId: string) {
  return tx
    .selectFrom('data_request_actions')
    .select(['action', 'count', 'receivers', 'by_name', 'at'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Stores the place that a search has reached (`null`: the end). */
export async function advanceSearch(
  tx: Tx,
  id: string,
  after: string | null,
  count: number,
): Promise<void> {
  await tx
    .updateTable('data_requests')
    .set({ search_after: after, searched: sql`searched + ${count}` })
    .where('id', '=', id)
    .execute();
}

export async function insertMatches(
  tx: Tx,
  { tenantId, requestId }: { readonly tenantId: string; readonly requestId: string },
  found: ReadonlyMap<string, DataRequestMatchesTable['found_in']>,
): Promise<void> {
  if (found.size === 0) return;
  const rows = Array.from(found, ([id, places]) => ({
    tenant_id: tenantId,
    request_id: requestId,
    submission_id: id,
    found_in: places,
  }));
  await tx
    .insertInto('data_request_matches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMatches(tx: Tx, requestId: string): Promise<void> {
  await tx.deleteFrom('data_request_matches').where('request_id', '=', requestId).execute();
}
