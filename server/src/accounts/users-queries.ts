import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOf,
  parseSort,
  type Criterion,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';

type UsersBuilder = ExpressionBuilder<Database, 'users'>;

/** What a list of users is asked for; absent members do not limit it. */
export interface UsersQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: UserSort | `!${UserSort}` | undefined;
  readonly search?: string | undefined;
  readonly filter?: UserCriteria | undefined;
  readonly reject?: UserCriteria | undefined;
}
type UserSort = 'name' | 'email' | 'created_at';
type UserCriteria = Readonly<{ is_active?: string | readonly string[] }>;

/** What people see: the name, else first and last name joined. */
const label = sql<string>`coalesce(nullif(name, ''), concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')))`;

const orders: Readonly<Record<UserSort, Expression<unknown>>> = {
  name: sql`lower(${label})`,
  email: sql.ref('users.email'),
  created_at: sql.ref('users.created_at'),
};

const criteria: Readonly<Record<'is_active', Criterion<UsersBuilder>>> = {
  is_active: (eb, values) => isOneOf(eb.cast<string>('is_active', 'text'), values),
};

function selectUsers(tx: Transaction<Database>) {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'id',
      label.as('label'),
      'email',
      'first_name',
      'last_name',
      'position',
      'locale',
      'seen_at',
      'is_active',
      'is_root',
      'created_at',
      'updated_at',
      jsonArrayFrom(
        rolesOf(eb).select(['roles.id', 'roles.slug', 'roles.name']).orderBy('roles.name'),
      ).as('roles'),
    ]);
}
export type UserWithRoles = Awaited<
  ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>
>;

/** One page of the tenant's users and how many there are in all. */
export async function listUsers(
  tx: Transaction<Database>,
  tenantId: string,
  query: UsersQuery,
): Promise<{ readonly users: readonly UserWithRoles[]; readonly total: number }> {
  const isWanted = (eb: UsersBuilder): Expression<SqlBool> =>
    eb.and([
      eb('users.tenant_id', '=', tenantId),
      ...filterConditions(eb, criteria, query),
      ...(query.search ? [matches(query.search)] : []),
    ]);
  const [field, direction] = parseSort<UserSort>(query.sort ?? 'name');
  const users = await selectUsers(tx)
    .where(isWanted)
    .orderBy(orders[field], direction)
    .orderBy('users.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await tx
    .selectFrom('users')
    .select(countRows.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return { users, total };
}

const matches = (search: string): Expression<SqlBool> =>
  sql<SqlBool>`(${containsText(label, search)} or ${containsText(sql<string>`email`, search)})`;

/** One user of the tenant, if there is one with the id. */
export async function findUser(
  tx: Transaction<Database>,
  tenantId: string,
  id: string,
): Promise<UserWithRoles | undefined> {
  return selectUsers(tx)
    .where('users.tenant_id', '=', tenantId)
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Who may act in the tenant, found by a unique column: an active user with the roles' permissions. */
export async function findActiveUser(
  tx: Transaction<Database>,
  tenantId: string,
  column: 'id' | 'external_subject',
  value: string,
) {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      label.as('label'),
      'users.is_root',
      jsonArrayFrom(rolesOf(eb).select('roles.permissions')).as('roles'),
    ])
    .where('users.tenant_id', '=', tenantId)
    .where(`users.${column}`, '=', value)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

function rolesOf(eb: UsersBuilder) {
  return eb
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.tenant_id', '=', 'user_roles.tenant_id')
        .onRef('roles.id', '=', 'user_roles.role_id'),
    )
    .whereRef('user_roles.tenant_id', '=', 'users.tenant_id')
    .whereRef('user_roles.user_id', '=', 'users.id');
}
