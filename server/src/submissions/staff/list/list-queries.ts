import { sql, type RawBuilder, type Transaction } from 'kysely';
import { mostCounted } from '@form-builder/core/contract/list.ts';
import { isVisibleTo } from '../../../forms/visible-forms.ts';
import { containsText, isOneOfIds } from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ListCursor, SubmissionListQuery, SubmissionSort } from './list-cursor.ts';
import type { ListPart } from './list-filters.ts';
import { parseNumberSearch } from './number-search.ts';

type Tx = Transaction<Database>;
type Sql = RawBuilder<unknown>;

/** Which submissions are listed, and which rows of them. */
export interface ListSelection {
  readonly caller: Caller;
  readonly query: SubmissionListQuery;
  readonly parts: readonly ListPart[];
  readonly sort: SubmissionSort;
  readonly cursor: ListCursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The ids of the selected rows, and what they are sorted by, in order. */
export function selectIds(tx: Tx, selection: ListSelection): Sql {
  const { limit, offset } = selection;
  const most = sql`limit ${offset + limit}`;
  const found = findIn(tx, selection, (scope) => {
    const { order, after } = orderOf(selection);
    const column = columnOf(selection.sort);
    return isNullable(selection.sort)
      ? sql`(select s.id, ${column} as value ${scope} and ${column} is not null
               and ${after.values} ${order} ${most})
            union all
            (select s.id, null ${scope} and ${column} is null and ${after.nulls} ${order} ${most})`
      : sql`(select s.id, ${column} as value ${scope} and ${after.values} ${order} ${most})`;
  });
  const direction = directionOf(selection.sort);
  return sql`(select found.id from (${found}) as found
    order by found.value ${direction} nulls last, found.id ${direction}
    limit ${limit} offset ${offset})`;
}

/** How many rows there are; one more than are counted means: more. */
export function countFound(tx: Tx, selection: ListSelection): RawBuilder<number> {
  const most = sql`limit ${mostCounted + 1}`;
  // In an order of an index: reading ends with the limit.
  const inOrder = sql`order by s.created_at, s.id`;
  const found = findIn(tx, selection, (scope) => sql`(select s.id ${scope} ${inOrder} ${most})`);
  return sql<number>`(select count(*)::int from (${found} ${most}) as counted)`;
}

type Scan = (scope: Sql) => Sql;

/** `scan` of every part of the list: of all forms, of some, or what a search finds. */
function findIn(tx: Tx, selection: ListSelection, scan: Scan): Sql {
  const { search } = selection.query;
  if (search !== undefined) return findByText(tx, selection, search, scan);
  if (selection.query.filter.form_id === undefined) return scanAll(tx, selection, scan);
  return scanForms(selectListedForms(tx, selection), selection, scan);
}

/** The forms that the caller may see and the filter names. */
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

function scanForms(forms: Forms, { parts }: ListSelection, scan: Scan): Sql {
  return sql`select one.* from (${forms}) as form cross join ${partsOf(parts)}
    cross join lateral (${scan(sql`${fromPart} and s.form_id = form.id`)}) as one`;
}

/**
 * Reads the order of all forms; rows of forms that are hidden or rejected are few, and left out while
 * reading. Without such forms nothing is compared.
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
    cross join lateral (${scan(sql`${fromPart} ${isListed}`)}) as one`;
}

/** A search means forms by a part of their name, and submissions by their number. */
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
    cross join lateral (${scan(sql`${fromPart} and s.form_id = form.id and ${hasNumber}`)}) as one)`;
}

function partsOf(parts: readonly ListPart[]): Sql {
  const statuses = parts.map(({ status }) => status);
  const environments = parts.map(({ environment }) => environment);
  const tests = parts.map(({ isTest }) => isTest);
  return sql`unnest(${statuses}::text[], ${environments}::text[], ${tests}::boolean[])
    as part (status, environment, is_test)`;
}

const fromPart = sql`from submissions as s where s.status = part.status
  and s.environment = part.environment and s.is_test = part.is_test`;

/** The order within a part, and the rows of it after the cursor: those with a value, and those without. */
function orderOf({ sort, cursor }: ListSelection) {
  const [column, direction] = [columnOf(sort), directionOf(sort)];
  const order = sql`order by ${column} ${direction}, s.id ${direction}`;
  if (cursor === undefined) return { order, after: { values: sql`true`, nulls: sql`true` } };
  const { value, id } = cursor;
  const isAfter = direction === ascending ? sql`>` : sql`<`;
  const after =
    value === null
      ? { values: sql`false`, nulls: sql`s.id ${isAfter} ${id}::uuid` }
      : {
          values: sql`(${column}, s.id) ${isAfter} (${toColumn(value)}, ${id}::uuid)`,
          nulls: sql`true`,
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

/** The field without the mark is a declared one. */
const fieldOf = (sort: SubmissionSort) => sort.replace('!', '') as keyof typeof columns;
const columnOf = (sort: SubmissionSort) => columns[fieldOf(sort)];
const isNullable = (sort: SubmissionSort) => fieldOf(sort) !== 'created_at';
