import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { formRoles } from './form-roles.ts';

/**
 * Throws `member_of_other_forms` when a user is a member of a protected or private form that the caller is no member of: whoever
 * decides about the account could read or change that form. Root is a member of none and sees all.
 */
export async function assertKnowsFormsOf(
  tx: Transaction<Database>,
  caller: Pick<Caller, 'id' | 'isRoot'>,
  userId: string,
): Promise<void> {
  if (caller.isRoot) return;
  const found = await tx
    .selectFrom(formRoles)
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_roles.tenant_id')
        .onRef('forms.id', '=', 'form_roles.form_id'),
    )
    .select('forms.id')
    .where('form_roles.user_id', '=', userId)
    .where('forms.confidentiality_level', '!=', 'public')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(formRoles)
            .select('form_roles.form_id')
            .whereRef('form_roles.form_id', '=', 'forms.id')
            .where('form_roles.user_id', '=', caller.id),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) throw new RequestError('member_of_other_forms');
}
