import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import { lockForm } from '../forms-queries.ts';
import { keepsOwner } from './keeps-owner.ts';
import { deleteMember, selectMembers } from './members-queries.ts';
import { roleChange } from './role-change.ts';
import { selectConfidentiality, selectOwnFormIds } from './user-forms-queries.ts';

/** Why a membership was not ended. */
type Kept = 'not_found' | 'last_owner';

/** Ends the membership of a user of a form, unless a form that only members may change would lose its only owner. */
export async function endMembership(
  writer: Writer,
  formId: string,
  userId: string,
): Promise<Kept | 'ended'> {
  const { tx } = writer;
  await lockForm(tx, formId);
  const level = await selectConfidentiality(tx, formId);
  const members = await selectMembers(tx, formId);
  const member = members.find(({ id }) => id === userId);
  if (level === undefined || member === undefined) return 'not_found';
  const left = members.filter((other) => other !== member);
  if (!keepsOwner(level, members, left)) return 'last_owner';
  await deleteMember(tx, formId, userId);
  await writeLogbook(writer, {
    action: 'form.member_removed',
    subject: ['form', formId],
    details: roleChange(member.name, member.role, null),
  });
  return 'ended';
}

/** Ends all memberships of a user, except of forms that would lose their only owner. */
export async function endAllMemberships(writer: Writer, userId: string): Promise<void> {
  for (const formId of await selectOwnFormIds(writer.tx, userId))
    await endMembership(writer, formId, userId);
}
