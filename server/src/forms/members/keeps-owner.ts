import type { FormRow } from '../forms-queries.ts';
import { isActiveOwner } from './is-active-owner.ts';
import type { MemberRow } from './members-queries.ts';

/** Whether a form that only members may change keeps an owner who can sign in, if it has one. */
export function keepsOwner(
  level: FormRow['confidentiality_level'],
  before: readonly MemberRow[],
  left: readonly MemberRow[],
): boolean {
  return level === 'public' || !before.some(isActiveOwner) || left.some(isActiveOwner);
}
