import type { Access } from '@form-builder/core/contract/endpoint.ts';
import { RequestError } from '../../request-error.ts';
import type { Caller } from '../caller.ts';

/**
 * Throws for a caller who is not signed in or has none of the permissions; root may do everything.
 */
export function checkAccess(access: Access, caller: Caller | null): void {
  if (access.level === 'public') return;
  if (caller === null) throw new RequestError('not_authenticated');
  if (caller.isRoot || access.anyOf.length === 0) return;
  if (!access.anyOf.some((permission) => caller.permissions.has(permission))) {
    throw new RequestError('forbidden');
  }
}
