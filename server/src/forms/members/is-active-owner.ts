import type { MemberRow } from './members-queries.ts';

/** Whether the member owns the form and can sign in. */
export function isActiveOwner({ role, is_active }: Pick<MemberRow, 'role' | 'is_active'>): boolean {
  return role === 'owner' && is_active;
}
