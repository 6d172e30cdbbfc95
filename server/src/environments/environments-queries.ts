import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type * as v from 'valibot';
import type { environmentsContract } from '@form-builder/core/contract/staff/settings/environments.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import {
  containsText,
  filterConditions,
  isOneOf,
  parseSort,
  type Criterion,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { EnvironmentsTable } from './environments-tables.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'environments'>;

/** The query parameters of the list of environments. */
export type EnvironmentListQuery = v.InferOutput<
  typeof environmentsContract.listEnvironments.query
>;

const criteria: Readonly<Record<keyof NonNullable<EnvironmentListQuery['filter']>, Criterion<Eb>>> =
  {
    is_enabled: (eb, values) => isOneOf(sql`${eb.ref('environments.is_enabled')}::text`, values),
  };

const allEnvironments = { filter: {}, reject: {} };

/** Returns the tenant's environments: at most four, so the database need not page them. */
export async function selectEnvironments(
  tx: Tx,
  query: Pick<EnvironmentListQuery, 'filter' | 'reject' | 'search' | 'sort'> = allEnvironments,
) {
  const [field, direction] = parseSort<'sort_order'>(query.sort ?? 'sort_order');
  return tx
    .selectFrom('environments')
    .selectAll()
    .where((eb) =>
      eb.and([
        ...(query.search === undefined
          ? []
          : [containsText(eb.ref('environments.name'), query.search)]),
        ...filterConditions(eb, criteria, query),
      ]),
    )
    .orderBy(field, direction)
    .execute();
}

export function selectEnvironment(tx: Tx, id: EnvironmentId) {
  return tx.selectFrom('environments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether any version is published in the environment. */
export async function showsForms(tx: Tx, id: EnvironmentId): Promise<boolean> {
  const row = await tx
    .selectFrom('version_environments')
    .select('version_id')
    .where('environment', '=', id)
    .where('state', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates and returns the environment; `undefined` when the tenant has none with this id. */
export function updateEnvironmentRow(
  tx: Tx,
  id: EnvironmentId,
  change: Updateable<EnvironmentsTable>,
) {
  return tx
    .updateTable('environments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Numbers the environments of the tenant in this order. */
export async function updateEnvironmentOrder(
  tx: Tx,
  ids: readonly EnvironmentId[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('environments')
    .set({ sort_order: sql`array_position(${[...ids]}::text[], id)`, updated_at: at })
    .execute();
}

/** Locks the environments of the tenant, so that orders are stored one after the other; returns their ids in order. */
export async function lockEnvironmentOrder(tx: Tx): Promise<EnvironmentId[]> {
  const rows = await tx
    .selectFrom('environments')
    .select('id')
    .orderBy('sort_order')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertEnvironmentRows(
  tx: Tx,
  rows: Insertable<EnvironmentsTable>[],
): Promise<void> {
  await tx
    .insertInto('environments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
