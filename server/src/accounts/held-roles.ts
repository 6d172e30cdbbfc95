import { sql } from 'kysely';
import type {} from './accounts-tables.ts';

/** A role that a user has. */
interface HeldRole {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly role_id: string;
}

/**
 * The roles of users, their own and those of their groups; a role that comes from several places appears several times.
 * Every query about permissions reads them here.
 */
export const heldRoles = sql<HeldRole>`(
  select tenant_id, user_id, role_id from user_roles
  union all
  select member.tenant_id, member.user_id, given.role_id
  from user_group_members as member
  join user_group_roles as given
    on given.tenant_id = member.tenant_id and given.group_id = member.group_id
)`;
