import { sql, type RawBuilder, type Transaction } from 'kysely';
import { maxCounted } from '@form-builder/core/contract/list.ts';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import { containsText, isOneOfIds, isUuid } from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { jsonValuesOf, readAnswerFilters, type AnswerFilter } from './answer-filters.ts';
import type { ListCursor, SubmissionListQuery, SubmissionSort } from './list-cursor.ts';
import { readPeriod, type ListPart } from './list-filters.ts';
import { hasPayment } from './payment-filter.ts';
import { isInState } from './state-filter.ts';
import { parseNumberSearch } from './number-search.ts';

type Tx = Transaction<Database>;
type Sql = RawBuilder<unknown>;

/** The filters and the requested rows of a list. */
export interface ListSelection {
  readonly caller: Caller;
  readonly query: SubmissionListQuery;
  readonly parts: readonly ListPart[];
  readonly sort: SubmissionSort;
  readonly cursor: ListCursor | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Whether `sort` is the reverse of the order of the list, which has rows without a value last. */
  readonly isBackward?: boolean;
}

/** Selects the ids and the sort values of the rows, in order. */
export function selectIds(tx: Tx, selection: ListSelection): Sql {
  const { limit, offset } = selection;
  const max = sql`limit ${offset + limit}`;
  const found = findIn(tx, selection, (scope) => {
    const { order, after } = orderOf(selection);
    const column = columnOf(selection.sort);
    return isNullable(selection.sort)
      ? sql`(select s.id, ${column} as value ${scope} and ${column} is not null
               and ${after.values} ${order} ${max})
            union all
            (select s.id, null ${scope} and ${column} is null and ${after.nulls} ${order} ${max})`
      : sql`(select s.id, ${column} as value ${scope} and ${after.values} ${order} ${max})`;
  });
  const direction = directionOf(selection.sort);
  const nulls = selection.isBackward === true ? sql`nulls first` : sql`nulls last`;
  return sql`(select found.id from (${found}) as found
    order by found.value ${direction} ${nulls}, found.id ${direction}
    limit ${limit} offset ${offset})`;
}

/** Counts the rows up to a limit; a result of one more than the limit means that there are more. */
export function countFound(tx: Tx, selection: ListSelection): RawBuilder<number> {
  const max = sql`limit ${maxCounted + 1}`;
  // Reads in the order of an index, so that reading stops at the limit.
  const inOrder = isOfPeriod(selection)
    ? sql`order by s.completed_at, s.id`
    : sql`order by s.created_at, s.id`;
  const found = findIn(tx, selection, (scope) => sql`(select s.id ${scope} ${inOrder} ${max})`);
  return sql<number>`(select count(*)::int from (${found} ${max}) as counted)`;
}

/** Counts all rows, without a limit. */
export async function countAll(tx: Tx, selection: ListSelection): Promise<number> {
  const found = findIn(tx, selection, (scope) => sql`(select s.id ${scope})`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from (${found}) as counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Scan = (scope: Sql) => Sql;

/** Applies `scan` to every part of the list: all forms, some forms, or the results of a search. */
function findIn(tx: Tx, selection: ListSelection, scan: Scan): Sql {
  const { search } = selection.query;
  if (search !== undefined) return findByText(tx, selection, search, scan);
  if (selection.query.filter.form_id === undefined) return scanAll(tx, selection, scan);
  return scanForms(selectListedForms(tx, selection), selection, scan);
}

/** The forms that the caller may see and the filter contains. */
function selectListedForms(tx: Tx, { caller, query: { filter, reject } }: ListSelection) {
  const idsOf = (values: string | string[] | undefined) => [values ?? []].flat();
  return tx
    .selectFrom('forms')
    .select('forms.id')
    .where(isVisibleTo(caller))
    .$if(filter.form_id !== undefined, (forms) =>
      forms.where((eb) => isOneOfIds(eb.ref('forms.id'), idsOf(filter.form_id))),
    )
    .$if(reject.form_id !== undefined, (forms) =>
      forms.where((eb) => eb.not(isOneOfIds(eb.ref('forms.id'), idsOf(reject.form_id)))),
    );
}

type Forms = ReturnType<typeof selectListedForms>;

function scanForms(forms: Forms, selection: ListSelection, scan: Scan): Sql {
  const from = fromPart(selection);
  return sql`select one.* from (${forms}) as form cross join ${partsOf(selection.parts)}
    cross join lateral (${scan(sql`${from} and s.form_id = form.id`)}) as one`;
}

/**
 * Reads the rows of all forms in order, and skips those of hidden or rejected forms, which are few.
 * Compares nothing when there are no such forms.
 */
function scanAll(tx: Tx, selection: ListSelection, scan: Scan): Sql {
  const { caller, parts, query } = selection;
  const isWhole = caller.isRoot && query.reject.form_id === undefined;
  const isListed = isWhole
    ? sql``
    : sql`and s.form_id not in (${tx
        .selectFrom('forms')
        .select('forms.id')
        .where((eb) => eb.not(eb('forms.id', 'in', selectListedForms(tx, selection))))})`;
  return sql`select one.* from ${partsOf(parts)}
    cross join lateral (${scan(sql`${fromPart(selection)} ${isListed}`)}) as one`;
}

/** A search finds forms by part of their name, and submissions by their number. */
function findByText(tx: Tx, selection: ListSelection, search: string, scan: Scan): Sql {
  const listed = selectListedForms(tx, selection);
  const named = listed.where((eb) => containsText(eb.ref('forms.name'), search));
  const ofForms = scanForms(named, selection, scan);
  const number = parseNumberSearch(search);
  if (number === undefined) return ofForms;
  const others = listed.where((eb) => eb.not(containsText(eb.ref('forms.name'), search)));
  const hasNumber = sql`s.is_test = any('{false,true}') and s.number = any(${number.candidates}::int[])
    and (s.number = ${number.number}::int or lower(s.title) = any(${number.titles}::text[]))`;
  return sql`(${ofForms}) union all (
    select one.* from (${others}) as form cross join ${partsOf(selection.parts)}
    cross join lateral (${scan(sql`${fromPart(selection)} and s.form_id = form.id and ${hasNumber}`)}) as one)`;
}

function partsOf(parts: readonly ListPart[]): Sql {
  const statuses = parts.map(({ status }) => status);
  const environments = parts.map(({ environment }) => environment);
  const tests = parts.map(({ isTest }) => isTest);
  const handled = parts.map(({ isHandled }) => isHandled);
  return sql`unnest(${statuses}::text[], ${environments}::text[], ${tests}::boolean[], ${handled}::boolean[])
    as part (status, environment, is_test, is_handled)`;
}

function fromPart(selection: ListSelection): Sql {
  const { from, until } = readPeriod(selection.query);
  const isAfter = from === undefined ? sql`` : sql`and s.completed_at >= ${beginOf(from, 0)}`;
  const isBefore = until === undefined ? sql`` : sql`and s.completed_at < ${beginOf(until, 1)}`;
  return sql`from submissions as s where s.status = part.status
    and s.environment = part.environment and s.is_test = part.is_test
    and s.is_handled = part.is_handled ${isAfter} ${isBefore}
    ${isNamed(selection)} ${isInState(selection.query)} ${hasDelivery(selection)} ${hasPayment(selection.query)} ${isAssigned(selection)} ${hasLabel(selection)}
    ${hasAnswers(selection)}`;
}

/** True for a submission that the filter names by its id. */
function isNamed({ query: { filter, reject } }: ListSelection): Sql {
  const isOneOf = (ids: string | string[]) => isOneOfIds(sql.ref('s.id'), [ids].flat());
  const wanted = filter.id === undefined ? sql`` : sql`and ${isOneOf(filter.id)}`;
  return reject.id === undefined ? wanted : sql`${wanted} and not ${isOneOf(reject.id)}`;
}

/** True for a submission with (or without) a delivery in one of the states of the filter. */
function hasDelivery({ query: { filter, reject } }: ListSelection): Sql {
  const withStates = (values: string | string[]) =>
    sql`(select submission_id from submission_deliveries
      where state = any(${[values].flat()}::text[]))`;
  const wanted =
    filter.delivery === undefined ? sql`` : sql`and s.id in ${withStates(filter.delivery)}`;
  return reject.delivery === undefined
    ? wanted
    : sql`${wanted} and s.id not in ${withStates(reject.delivery)}`;
}

/**
 * True for a submission with the wanted answers, and without the unwanted ones. Sensitive answers are sealed, so
 * that no filter can find them.
 */
function hasAnswers({ query: { filter, reject } }: ListSelection): Sql {
  const holds = (wanted: AnswerFilter) =>
    sql`coalesce((s.answers -> ${wanted.fieldId}::text) @> any(${jsonValuesOf(wanted)}::jsonb[]), false)`;
  return sql.join(
    [
      ...readAnswerFilters(filter.answer).map((one) => sql`and ${holds(one)}`),
      ...readAnswerFilters(reject.answer).map((one) => sql`and not ${holds(one)}`),
    ],
    sql` `,
  );
}

/** True for a submission that is (or is not) assigned to one of the people in the filter. */
function isAssigned({ caller, query: { filter, reject } }: ListSelection): Sql {
  const isWith = (values: string | string[]) => {
    const named = [values].flat().map((value) => (value === 'me' ? caller.id : value));
    const [only, ...others] = named.filter(isUuid);
    // Compares one person by equality, so that the index of assigned submissions returns the order
    // of the list.
    const ofPeople =
      only !== undefined && others.length === 0
        ? sql`s.assigned_to = ${only}::uuid`
        : isOneOfIds(sql.ref('s.assigned_to'), named);
    return named.includes('none') ? sql`(s.assigned_to is null or ${ofPeople})` : ofPeople;
  };
  const wanted = filter.assigned_to === undefined ? sql`` : sql`and ${isWith(filter.assigned_to)}`;
  return reject.assigned_to === undefined
    ? wanted
    : sql`${wanted} and not coalesce(${isWith(reject.assigned_to)}, false)`;
}

/** True for a submission with (or without) one of the labels of the filter. */
function hasLabel({ query: { filter, reject } }: ListSelection): Sql {
  const withLabels = (values: string | string[]) =>
    sql`(select submission_id from submission_labels
      where ${isOneOfIds(sql.ref('label_id'), [values].flat())})`;
  const wanted = filter.label === undefined ? sql`` : sql`and s.id in ${withLabels(filter.label)}`;
  return reject.label === undefined
    ? wanted
    : sql`${wanted} and s.id not in ${withLabels(reject.label)}`;
}

/** The start of a day in the municipality's time zone, or of the day that many days later. */
const beginOf = (day: string, daysLater: number): Sql =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Amsterdam')`;

function isOfPeriod({ query }: ListSelection): boolean {
  const { from, until } = readPeriod(query);
  return from !== undefined || until !== undefined;
}

/** The order within a part, and its rows after the cursor: with and without a value. */
function orderOf({ sort, cursor, isBackward = false }: ListSelection) {
  const [column, direction] = [columnOf(sort), directionOf(sort)];
  const order = sql`order by ${column} ${direction}, s.id ${direction}`;
  if (cursor === undefined) return { order, after: { values: sql`true`, nulls: sql`true` } };
  const { value, id } = cursor;
  const isAfter = direction === ascending ? sql`>` : sql`<`;
  const after =
    value === null
      ? { values: isBackward ? sql`true` : sql`false`, nulls: sql`s.id ${isAfter} ${id}::uuid` }
      : {
          values: sql`(${column}, s.id) ${isAfter} (${toColumn(value)}, ${id}::uuid)`,
          nulls: isBackward ? sql`false` : sql`true`,
        };
  return { order, after };
}

function toColumn(value: string | number): Sql {
  return typeof value === 'string'
    ? sql`${value}::text`
    : sql`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`;
}

const columns = {
  created_at: sql`s.created_at`,
  completed_at: sql`s.completed_at`,
  title: sql`s.title`,
};
const ascending = sql`asc`;
const descending = sql`desc`;

const directionOf = (sort: SubmissionSort) => (sort.startsWith('!') ? descending : ascending);

/** The text without the mark is a declared field. */
const fieldOf = (sort: SubmissionSort) => sort.replace('!', '') as keyof typeof columns;
const columnOf = (sort: SubmissionSort) => columns[fieldOf(sort)];
const isNullable = (sort: SubmissionSort) => fieldOf(sort) !== 'created_at';
