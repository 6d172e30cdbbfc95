import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isActiveOwner } from './is-active-owner.ts';
import { selectMembers, upsertMember } from './members-queries.ts';
import { roleChange } from './role-change.ts';

/** Makes the caller an owner of a form that becomes members-only and has no owner. */
export async function ensureOwner(writer: Writer, caller: Caller, formId: string): Promise<void> {
  const { tx, tenantId: tenant_id } = writer;
  const members = await selectMembers(tx, formId);
  if (members.some(isActiveOwner)) return;
  const before = members.find(({ id }) => id === caller.id)?.role ?? null;
  await upsertMember(tx, { tenant_id, form_id: formId, user_id: caller.id, role: 'owner' });
  await writeLogbook(writer, {
    action: before === null ? 'form.member_added' : 'form.member_changed',
    subject: ['form', formId],
    details: roleChange(caller.name, before, 'owner'),
  });
}
