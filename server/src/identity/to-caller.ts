import { permissions } from '@form-builder/core/contract/permissions.ts';
import type { findActiveUser } from '../accounts/users/users-queries.ts';
import type { Caller } from '../platform/http/caller.ts';

type UserRow = NonNullable<Awaited<ReturnType<typeof findActiveUser>>>;

/** Converts a user to the caller of a request, with the permissions of their roles. */
export function toCaller(row: UserRow): Caller {
  const granted = row.is_root ? permissions : row.roles.flatMap((role) => role.permissions);
  return {
    id: row.id,
    name: row.label,
    isRoot: row.is_root,
    grantId: null,
    mustChangePassword: false,
    permissions: new Set(granted),
    endpointPermissions: new Set(),
  };
}
