import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  containsText,
  countRows,
  filterConditions,
  isOneOf,
  isOneOfIds,
  parseSort,
  type Criterion,
} from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import { linksWithRoles } from './links-with-roles.ts';
import { heldRoles } from '../held-roles.ts';
import { passwordMaxDays } from './password-max-days.ts';
import { seenAt } from './seen-at.ts';

type UsersBuilder = ExpressionBuilder<Database, 'users'>;

/** The criteria of a list of users; absent members do not limit it. */
export interface UsersQuery {
  readonly page: number;
  readonly limit: number;
  readonly sort?: UserSort | `!${UserSort}` | undefined;
  readonly search?: string | undefined;
  readonly filter?: UserCriteria | undefined;
  readonly reject?: UserCriteria | undefined;
}
type UserSort = 'name' | 'email' | 'seen_at' | 'created_at';
type UserFilter = 'is_active' | 'state' | 'role' | 'group' | 'has_second_factor';
type UserCriteria = Readonly<Partial<Record<UserFilter, string | readonly string[]>>>;

/** The display name of a user: the name, or else first and last name joined. */
export const userLabel = sql<string>`coalesce(nullif(name, ''), concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')))`;

const orders: Readonly<Record<UserSort, Expression<unknown>>> = {
  name: sql`lower(${userLabel})`,
  email: sql.ref('users.email'),
  seen_at: seenAt,
  created_at: sql.ref('users.created_at'),
};

const hasTotp = sql<boolean>`exists (
  select from totp_secrets
  where totp_secrets.tenant_id = users.tenant_id and totp_secrets.user_id = users.id
    and totp_secrets.state = 'confirmed'
)`;

const hasPasskey = sql<boolean>`exists (
  select from passkeys
  where passkeys.tenant_id = users.tenant_id and passkeys.user_id = users.id
)`;

const isRegistered = sql<boolean>`(
  password_hash is not null or external_subject is not null or exists (
    select from sign_in_links
    where sign_in_links.tenant_id = users.tenant_id and sign_in_links.user_id = users.id
  )
)`;

const hasSecondFactor = sql<boolean>`(${hasTotp} or ${hasPasskey})`;

/** As staff see it: disabled, invited to choose a password, or active. */
const userState = sql<string>`case when not users.is_active then 'disabled'
  when ${isRegistered} then 'active' else 'invited' end`;

const criteria: Readonly<Record<UserFilter, Criterion<UsersBuilder>>> = {
  is_active: (eb, values) => isOneOf(eb.cast<string>('is_active', 'text'), values),
  state: (_, values) => isOneOf(userState, values),
  has_second_factor: (eb, values) => isOneOf(eb.cast<string>(hasSecondFactor, 'text'), values),
  role: (eb, values) =>
    eb.exists(
      eb
        .selectFrom(heldRoles.as('held'))
        .select('held.role_id')
        .whereRef('held.tenant_id', '=', 'users.tenant_id')
        .whereRef('held.user_id', '=', 'users.id')
        .where(isOneOfIds(sql.ref('held.role_id'), values)),
    ),
  group: (eb, values) =>
    eb.exists(
      groupsOf(eb)
        .select('member.group_id')
        .where(isOneOfIds(sql.ref('member.group_id'), values)),
    ),
};

/** The users of all tenants that the transaction may see, with their roles and groups; the caller limits them. */
export function selectUsers(tx: Transaction<Database>) {
  return tx.selectFrom('users').select((eb) => [
    'id',
    userLabel.as('label'),
    'email',
    'first_name',
    'last_name',
    'position',
    'locale',
    seenAt.as('seen_at'),
    'is_active',
    'is_root',
    'force_password_change',
    'registration_email_sent_at',
    sql<boolean>`password_hash is not null`.as('has_password'),
    isRegistered.as('is_registered'),
    hasTotp.as('has_totp'),
    hasPasskey.as('has_passkey'),
    'created_at',
    'updated_at',
    jsonArrayFrom(
      eb
        .selectFrom('user_roles')
        .innerJoin('roles', (join) =>
          join
            .onRef('roles.tenant_id', '=', 'user_roles.tenant_id')
            .onRef('roles.id', '=', 'user_roles.role_id'),
        )
        .select(['roles.id', 'roles.slug', 'roles.name'])
        .whereRef('user_roles.tenant_id', '=', 'users.tenant_id')
        .whereRef('user_roles.user_id', '=', 'users.id')
        .orderBy(sql`lower(roles.name)`),
    ).as('roles'),
    jsonArrayFrom(groupsWithRoles(eb)).as('groups'),
    jsonArrayFrom(linksWithRoles(eb)).as('sign_in_links'),
  ]);
}
export type UserWithRoles = Awaited<
  ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>
>;

/** One page of the tenant's users and their total number. */
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
  sql<SqlBool>`(${containsText(userLabel, search)} or ${containsText(sql<string>`email`, search)})`;

/** The tenant's user with the id, if it exists. */
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

/**
 * The active user with a lower-case e-mail address who may choose a password: an account that an outside provider made
 * has none until an administrator gives one.
 */
export function findUserWithPassword(tx: Transaction<Database>, tenantId: string, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'is_root'])
    .where((eb) =>
      eb.or([
        eb('password_hash', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('sign_in_links')
              .select('sign_in_links.user_id')
              .whereRef('sign_in_links.tenant_id', '=', 'users.tenant_id')
              .whereRef('sign_in_links.user_id', '=', 'users.id'),
          ),
        ),
      ]),
    )
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Whether a user of the tenant, active or not, has this lower-case e-mail address. */
export async function isEmailTaken(
  tx: Transaction<Database>,
  tenantId: string,
  email: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateUserRow(
  tx: Transaction<Database>,
  tenantId: string,
  id: string,
  change: Updateable<Database['users']>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Replaces the roles of a user. */
export async function replaceRoles(
  tx: Transaction<Database>,
  to: { readonly tenantId: string; readonly userId: string; readonly roleIds: readonly string[] },
): Promise<void> {
  const { tenantId, userId, roleIds } = to;
  await tx
    .deleteFrom('user_roles')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('user_roles')
    .values(roleIds.map((id) => ({ tenant_id: tenantId, user_id: userId, role_id: id })))
    .execute();
}

/** Finds an active user of the tenant by a unique column, with the permissions of all their roles. */
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
      userLabel.as('label'),
      'users.is_root',
      'users.force_password_change',
      'users.password_set_at',
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      passwordMaxDays.as('password_max_days'),
      jsonArrayFrom(rolesOf(eb).select('roles.permissions')).as('roles'),
    ])
    .where('users.tenant_id', '=', tenantId)
    .where(`users.${column}`, '=', value)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/** The roles of the user in `users`, also those of their groups. */
function rolesOf(eb: UsersBuilder) {
  return eb
    .selectFrom(heldRoles.as('held'))
    .innerJoin('roles', (join) =>
      join.onRef('roles.tenant_id', '=', 'held.tenant_id').onRef('roles.id', '=', 'held.role_id'),
    )
    .whereRef('held.tenant_id', '=', 'users.tenant_id')
    .whereRef('held.user_id', '=', 'users.id');
}

function groupsWithRoles(eb: UsersBuilder) {
  return groupsOf(eb)
    .select((member) => [
      'user_groups.id',
      'user_groups.name',
      jsonArrayFrom(
        member
          .selectFrom('user_group_roles as given')
          .innerJoin('roles', (join) =>
            join
              .onRef('roles.tenant_id', '=', 'given.tenant_id')
              .onRef('roles.id', '=', 'given.role_id'),
          )
          .select(['roles.id', 'roles.slug', 'roles.name'])
          .whereRef('given.tenant_id', '=', 'user_groups.tenant_id')
          .whereRef('given.group_id', '=', 'user_groups.id')
          .orderBy(sql`lower(roles.name)`),
      ).as('roles'),
    ])
    .orderBy(sql`lower(user_groups.name)`);
}

function groupsOf(eb: UsersBuilder) {
  return eb
    .selectFrom('user_group_members as member')
    .innerJoin('user_groups', (join) =>
      join
        .onRef('user_groups.tenant_id', '=', 'member.tenant_id')
        .onRef('user_groups.id', '=', 'member.group_id'),
    )
    .whereRef('member.tenant_id', '=', 'users.tenant_id')
    .whereRef('member.user_id', '=', 'users.id');
}
