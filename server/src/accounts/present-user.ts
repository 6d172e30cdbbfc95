import type { User } from '@form-builder/core/contract/staff/users.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { UserWithRoles } from './users-queries.ts';

/** A user as the API shows it; `permissions` are shown to the user alone. */
export function presentUser(row: UserWithRoles, permissions: readonly Permission[] = []): User {
  return {
    id: row.id,
    name: row.label,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    position: row.position,
    locale: row.locale,
    seen_at: row.seen_at?.toISOString() ?? null,
    is_active: row.is_active,
    is_root: row.is_root,
    roles: row.roles,
    permissions: [...permissions],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
