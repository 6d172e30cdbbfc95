import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { LogbookDetails } from '@form-builder/core/logbook/logbook-details.ts';

/** The logbook details of a change of role: the user, the old and the new role; `null`: no role. */
export function roleChange(
  name: string,
  before: MemberRole | null,
  after: MemberRole | null,
): LogbookDetails {
  return { name, changes: [{ field: 'member_role', before, after }] };
}
