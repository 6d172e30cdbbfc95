import { maxGroupMembers } from '@form-builder/core/contract/staff/users/groups.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { AssertKnowsFormsOf } from '../assert-knows-forms-of.ts';
import { changeGroup } from '../groups/change-group.ts';
import { findGroup } from '../groups/groups-queries.ts';

/**
 * Adds a new user to groups, whose roles they get. Throws when the caller may not give roles, or gives a permission that
 * they do not have.
 */
export async function joinGroups(
  writer: Writer,
  options: { readonly assertKnowsFormsOf: AssertKnowsFormsOf },
  caller: Caller,
  { userId, groupIds }: { readonly userId: string; readonly groupIds: readonly string[] },
): Promise<void> {
  if (groupIds.length === 0) return;
  if (!caller.isRoot && !caller.permissions.has('users-roles')) throw new RequestError('forbidden');
  for (const id of new Set(groupIds)) {
    const group = await findGroup(writer.tx, writer.tenantId, id);
    if (group === undefined) throw new RequestError('not_found');
    if (group.members.length >= maxGroupMembers) throw new RequestError('group_full');
    const members = [...group.members.map((member) => member.id), userId];
    await changeGroup(writer, options, caller, { group, change: { user_ids: members } });
  }
}
