import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

type Values = string | readonly string[];

/** The SQL condition of a list filter on one field; matches any of the `values`. */
export type Criterion<Eb> = (eb: Eb, values: readonly string[]) => Expression<SqlBool>;

interface Asked<F extends string> {
  readonly filter?: Readonly<Partial<Record<F, Values>>> | undefined;
  readonly reject?: Readonly<Partial<Record<F, Values>>> | undefined;
}

/** The conditions of `filter[…]` and, negated, of `reject[…]`. */
export function filterConditions<Eb, F extends string>(
  eb: Eb,
  criteria: Readonly<Record<F, Criterion<Eb>>>,
  asked: Asked<F>,
): Expression<SqlBool>[] {
  // The keys of the record are F; Object.keys widens them.
  return (Object.keys(criteria) as F[]).flatMap((field) => {
    const wanted = asked.filter?.[field];
    const unwanted = asked.reject?.[field];
    return [
      ...(wanted === undefined ? [] : [criteria[field](eb, valuesOf(wanted))]),
      ...(unwanted === undefined
        ? []
        : [sql<SqlBool>`not (${criteria[field](eb, valuesOf(unwanted))})`]),
    ];
  });
}

function valuesOf(values: Values): readonly string[] {
  return typeof values === 'string' ? [values] : values;
}

/** True when the column equals one of the texts; false for an empty list. */
export function isOneOf(
  column: Expression<unknown>,
  values: readonly string[],
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} = any(${values}::text[])`;
}

/** Whether a text is a valid UUID, so that the database can compare it with an id. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** True when the column equals one of the UUIDs; invalid UUIDs match no row. */
export function isOneOfIds(
  column: Expression<unknown>,
  values: readonly string[],
): RawBuilder<SqlBool> {
  const ids = values.filter(isUuid);
  return sql<SqlBool>`${column} = any(${ids}::uuid[])`;
}

/**
 * True when the subquery returns the id. PostgreSQL runs the subquery once and first, so that a page of a list
 * reads the details of its own rows only, whatever the planner estimates.
 */
export function isOneOfRows(id: Expression<string>, ids: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} = any(array(${ids}))`;
}

/** True when the text contains the search text, ignoring case; `%` and `_` are literal. */
export function containsText(text: Expression<string>, search: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} ilike ${`%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`}`;
}

/** The number of rows as an `int`, which the driver returns as a number. */
export const countRows = sql<number>`count(*)::int`;

/** Parses a sort parameter, such as `!name`, into field and direction. */
export function parseSort<S extends string>(
  sort: S | `!${S}`,
): readonly [field: S, direction: 'asc' | 'desc'] {
  // The text after the `!` is the declared field.
  return sort.startsWith('!') ? [sort.slice(1) as S, 'desc'] : [sort as S, 'asc'];
}
