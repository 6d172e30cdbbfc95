import type { Access } from '@form-builder/core/contract/endpoint.ts';
import { RequestError } from '../../request-error.ts';
import type { Caller } from '../caller.ts';

/** The caller with the permissions that allow this call; throws when there are none. */
export function admit(access: Access, caller: Caller | null): Caller | null {
  checkAccess(access, caller);
  if (caller === null) return caller;
  // Nor may a public page show more to them than to a visitor.
  if (access.level === 'public') return caller.mustChangePassword ? null : caller;
  const held = access.anyOf.filter((permission) => caller.permissions.has(permission));
  return { ...caller, endpointPermissions: new Set(held) };
}

/**
 * Throws when the caller is not signed in, must choose a new password first, or has none of the permissions; root
 * has all permissions.
 */
export function checkAccess(access: Access, caller: Caller | null): void {
  if (access.level === 'public') return;
  if (caller === null) throw new RequestError('not_authenticated');
  if (caller.mustChangePassword && access.isBeforePasswordChange !== true)
    throw new RequestError('password_change_required');
  if (caller.isRoot || access.anyOf.length === 0) return;
  if (!access.anyOf.some((permission) => caller.permissions.has(permission))) {
    throw new RequestError('forbidden');
  }
}
