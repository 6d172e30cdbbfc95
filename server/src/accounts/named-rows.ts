import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import {
  containsText,
  filterConditions,
  isOneOfIds,
  parseSort,
  type Criterion,
} from '../platform/database/criteria.ts';

type NameSort = 'name' | 'created_at';
type NameCriteria = Readonly<Partial<Record<'id', string | readonly string[]>>>;

/** The criteria of a list of roles or of groups, which have the same columns. */
export interface NamedRowsQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: NameSort | `!${NameSort}` | undefined;
  readonly search?: string | undefined;
  readonly filter?: NameCriteria | undefined;
  readonly reject?: NameCriteria | undefined;
}

const criteria: Readonly<Record<'id', Criterion<undefined>>> = {
  id: (_, values) => isOneOfIds(sql.ref('id'), values),
};
const orders: Readonly<Record<NameSort, Expression<unknown>>> = {
  name: sql`lower(name)`,
  created_at: sql.ref('created_at'),
};

/** Whether a row of the tenant has one of the ids, and the search text in its name. */
export function isWantedByName(tenantId: string, query: NamedRowsQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`tenant_id = ${tenantId}`,
    ...filterConditions(undefined, criteria, query),
    ...(query.search ? [containsText(sql.ref('name'), query.search)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The order of a list, by name unless the query says otherwise. */
export function orderOfNames(
  query: NamedRowsQuery,
): [column: Expression<unknown>, direction: 'asc' | 'desc'] {
  const [field, direction] = parseSort<NameSort>(query.sort ?? 'name');
  return [orders[field], direction];
}
