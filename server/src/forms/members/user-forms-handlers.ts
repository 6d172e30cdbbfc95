import type {
  UserForm,
  UserForms,
  userFormsContract,
} from '@form-builder/core/contract/staff/users/user-forms.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { endMembership } from './end-membership.ts';
import { findUserOfTenant, selectUserForms, type UserFormRow } from './user-forms-queries.ts';

/** The endpoints of the forms of which a user is a member, for who manages users. */
export const userFormsHandlers: Handlers<typeof userFormsContract> = {
  listUserForms: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const user = await findUserOfTenant(tx, params.id);
      if (user === undefined) throw new RequestError('not_found');
      return presentUserForms(await selectUserForms(tx, caller, user.id));
    }),

  withdrawUserForm,
};

function withdrawUserForm(context: HandlerContext<typeof userFormsContract.withdrawUserForm>) {
  return context.transaction(async (tx): Promise<undefined> => {
    const { caller, params } = context;
    const user = await findUserOfTenant(tx, params.id);
    if (user === undefined) throw new RequestError('not_found');
    if (user.is_root && !caller.isRoot) throw new RequestError('forbidden');
    if (user.id === caller.id) throw new RequestError('own_rights');
    const rows = await selectUserForms(tx, caller, user.id);
    if (!rows.some(({ id, is_visible: isVisible }) => id === params.form_id && isVisible))
      throw new RequestError('not_found');
    const outcome = await endMembership(writerFor(context, tx), params.form_id, user.id);
    if (outcome !== 'ended') throw new RequestError(outcome);
  });
}

function presentUserForms(rows: readonly UserFormRow[]): UserForms {
  const hidden = rows.filter(({ is_visible: isVisible }) => !isVisible);
  const formsOf = (some: readonly UserFormRow[]) => new Set(some.map(({ id }) => id)).size;
  return {
    data: rows.filter(({ is_visible: isVisible }) => isVisible).map(presentUserForm),
    meta: { hidden: formsOf(hidden), hidden_only_owner: formsOf(hidden.filter(isOnlyOwner)) },
  };
}

function presentUserForm(row: UserFormRow): UserForm {
  const { id, name, type, role, group } = row;
  return { form: { id, name, type }, role, group, is_only_owner: isOnlyOwner(row) };
}

const isOnlyOwner = ({ role, is_without_others: isWithoutOthers }: UserFormRow): boolean =>
  role === 'owner' && Boolean(isWithoutOthers);
