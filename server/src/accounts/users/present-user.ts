import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { UserWithRoles } from './users-queries.ts';

/** A user as the API returns it; `permissions` are returned to the user only. */
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
    is_registered: row.is_registered,
    has_password: row.has_password,
    force_password_change: row.force_password_change,
    has_totp: row.has_totp,
    has_passkey: row.has_passkey,
    registration_email_sent_at: row.registration_email_sent_at?.toISOString() ?? null,
    roles: row.roles,
    groups: row.groups,
    sign_in_links: row.sign_in_links,
    permissions: [...permissions],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
