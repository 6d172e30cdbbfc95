import {
  sql,
  type ExpressionBuilder,
  type Insertable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type * as v from 'valibot';
import type { environmentsContract } from '@form-builder/core/contract/staff/environments.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
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

/** What the list of environments can be asked. */
export type EnvironmentListQuery = v.InferOutput<
  typeof environmentsContract.listEnvironments.query
>;

const criteria: Readonly<Record<keyof NonNullable<EnvironmentListQuery['filter']>, Criterion<Eb>>> =
  {
    is_enabled: (eb, values) => isOneOf(sql`${eb.ref('environments.is_enabled')}::text`, values),
  };

/** The tenant's environments: four at most, so paging them is no matter for the database. */
export async function selectEnvironments(tx: Tx, query: EnvironmentListQuery) {
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

/** Whether visitors or testers see a form in it now. */
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

/** Writes the change and answers the environment; `undefined` when the tenant has none by that id. */
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
