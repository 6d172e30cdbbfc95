import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import type {} from './accounts-tables.ts';
import { heldRoles } from './held-roles.ts';

/** Whether the user in `users` has the permission, as a condition: root has every one. */
export function holdsPermission(permission: Permission) {
  return (eb: ExpressionBuilder<Database, 'users'>): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${eb.ref('users.is_root')} or exists (
      select from ${heldRoles} as held
      join roles on roles.tenant_id = held.tenant_id and roles.id = held.role_id
      where held.tenant_id = users.tenant_id and held.user_id = users.id
        and ${permission} = any (roles.permissions)))`;
}
