import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { useSnapshot } from 'valtio';
import { hasAnyPermission } from '../access/access.ts';
import { sessionState } from './session-state.ts';

/** Returns the signed-in user; `null` only on public screens. */
export function useUser(): User | null {
  // The snapshot has the same shape, but frozen; screens never write to it.
  return useSnapshot(sessionState).user as User | null;
}

/** Whether the signed-in user holds any one of these permissions; root always. */
export function useCan(...anyOf: readonly Permission[]): boolean {
  return hasAnyPermission(useUser(), anyOf);
}
