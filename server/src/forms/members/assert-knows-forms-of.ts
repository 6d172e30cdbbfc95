import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { formRoles } from './form-roles.ts';

/** A user, or a group whose members get its roles in forms. */
export type FormRolesHolder = { readonly userId: string } | { readonly groupId: string };

/**
 * Throws `member_of_other_forms` when a user or group has a role in a protected or private form of which the caller is no member: who
 * decides about the account or joins the group could read or change that form. Root is a member of none and sees all.
 */
export async function assertKnowsFormsOf(
  tx: Transaction<Database>,
  caller: Pick<Caller, 'id' | 'isRoot'>,
  holder: FormRolesHolder,
): Promise<void> {
  if (caller.isRoot) return;
  const found = await tx
    .selectFrom('forms')
    .select('forms.id')
    .where('forms.confidentiality_level', '!=', 'public')
    .where('forms.id', 'in', formIdsOf(tx, holder))
    .where('forms.id', 'not in', formIdsOf(tx, { userId: caller.id }))
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) throw new RequestError('member_of_other_forms');
}

function formIdsOf(tx: Transaction<Database>, holder: FormRolesHolder) {
  return 'userId' in holder
    ? tx.selectFrom(formRoles).select('form_id').where('user_id', '=', holder.userId)
    : tx.selectFrom('form_group_members').select('form_id').where('group_id', '=', holder.groupId);
}
