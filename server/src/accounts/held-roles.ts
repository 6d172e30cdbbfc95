import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type {} from './accounts-tables.ts';
import type {} from './sign-in-providers/sign-in-providers-tables.ts';

/** A role that a user has. */
interface HeldRole {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly role_id: string;
}

/**
 * The roles of users: their own, those of their groups, and those that the groups of an outside provider gave. A role
 * that comes from several places appears several times.
 * Every query about permissions reads them here.
 */
export const heldRoles = sql<HeldRole>`(
  select tenant_id, user_id, role_id from user_roles
  union all
  select member.tenant_id, member.user_id, given.role_id
  from user_group_members as member
  join user_group_roles as given
    on given.tenant_id = member.tenant_id and given.group_id = member.group_id
  union all
  select tenant_id, user_id, role_id from sign_in_link_roles
)`;

/** Whether the user has a role, from anywhere. */
export async function holdsAnyRole(
  tx: Transaction<Database>,
  tenantId: string,
  userId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom(heldRoles.as('held'))
    .select('held.role_id')
    .where('held.tenant_id', '=', tenantId)
    .where('held.user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
