import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Client } from '@form-builder/core/client/create-client.ts';
import type { TenantTransaction } from '@form-builder/server/platform/database/tenancy/tenant-transaction.ts';
import { encodeCursor } from '@form-builder/server/submissions/staff/list/list-cursor.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SeededHandling } from './seed-handling.ts';

type Query = NonNullable<
  NonNullable<Parameters<Client<ApiContract>['listSubmissions']>[0]>['query']
>;

export interface SeededForms extends SeededHandling {
  /** The form with half of the rows. */
  readonly largest: string;
  readonly count: number;
}

/** One view of the list, and the rows of it as somebody would select them by hand. */
export interface ListCase {
  readonly name: string;
  readonly query: Query;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const newest = sql`created_at desc, id desc`;
const lastId = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

export function listCases({
  largest,
  count,
  handler,
  commonLabel,
  rareLabel,
}: SeededForms): readonly ListCase[] {
  const filter = { form_id: largest };
  const form = sql`form_id = ${largest}::uuid`;
  const of = (name: string, query: Query, where = sql`true`, order = newest): ListCase => ({
    name,
    query: { ...query, filter: { ...filter, ...query.filter } },
    where: sql`${form} and ${where}`,
    order,
  });
  const middle = new Date(Date.UTC(2021, 0) + (count / 4) * 60_000);
  return [
    of('first-page', {}),
    { name: 'all-forms', query: {}, where: sql`true`, order: newest },
    of('sort-created', { sort: 'created_at' }, sql`true`, sql`created_at, id`),
    of('sort-completed', { sort: 'completed_at' }, sql`true`, sql`completed_at, id`),
    of('sort-newest-completed', { sort: '!completed_at' }, sql`true`, latestFirst('completed_at')),
    of('sort-title', { sort: 'title' }, sql`true`, sql`title, id`),
    of('sort-title-down', { sort: '!title' }, sql`true`, latestFirst('title')),
    of('filter-final', { filter: { status: 'final' } }, sql`status = 'final'`),
    of(
      'filter-pending',
      { filter: { status: 'payment_pending' } },
      sql`status = 'payment_pending'`,
    ),
    of('filter-environment', { filter: { environment: 'test' } }, sql`environment = 'test'`),
    of('filter-tests', { filter: { is_test: 'true' } }, sql`is_test`),
    of('reject-final', { reject: { status: 'final' } }, sql`status <> 'final'`),
    of('page-400', { page: '400' }, sql`true`, sql`created_at desc, id desc offset 9975`),
    of(
      'cursor-in-the-middle',
      {
        sort: '!created_at',
        cursor: encodeCursor({
          sort: '!created_at',
          position: Math.round(count / 4),
          value: middle.getTime() * 1000,
          id: lastId,
        }),
      },
      sql`(created_at, id) < (${middle}, ${lastId})`,
    ),
    of('filter-open', { filter: { is_handled: 'false' } }, sql`not is_handled`),
    {
      name: 'mine-open',
      query: { filter: { assigned_to: 'me', is_handled: 'false' } },
      where: sql`assigned_to = ${handler.id}::uuid and not is_handled`,
      order: newest,
    },
    {
      name: 'new',
      query: { filter: { assigned_to: 'none', is_handled: 'false', status: 'final' } },
      where: sql`assigned_to is null and not is_handled and status = 'final'`,
      order: newest,
    },
    of('label-common', { filter: { label: commonLabel } }, hasLabel(commonLabel)),
    of('label-rare', { filter: { label: rareLabel } }, hasLabel(rareLabel)),
    of('search-number', { search: 'pf-000123' }, sql`number = 123`),
    {
      name: 'search-all-numbers',
      query: { search: '123' },
      where: sql`number = 123`,
      order: newest,
    },
    of('search-form-name', { search: 'melding' }),
  ];
}

const hasLabel = (id: string) =>
  sql`id in (select submission_id from submission_labels where label_id = ${id}::uuid)`;
const latestFirst = (column: string) => sql`${sql.ref(column)} desc nulls last, id desc`;

/** The rows and the bounded count by hand. */
export function handWritten(transaction: TenantTransaction, { where, order }: ListCase) {
  return transaction(async (tx) => {
    await sql`select id, form_id, title, status, environment, is_test, created_at, completed_at
      from submissions where ${where} order by ${order} limit 25`.execute(tx);
    await sql`select count(*) from (select from submissions where ${where} limit 10001) as counted`.execute(
      tx,
    );
  });
}
