import {
  memberRoles,
  type FormMember,
  type formMembersContract,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { lockForm, type FormRow } from '../forms-queries.ts';
import { assertMayAct, getForm } from '../get-form.ts';
import { endMembership } from './end-membership.ts';
import { keepsOwner } from './keeps-owner.ts';
import { roleChange } from './role-change.ts';
import {
  findActiveUser,
  selectCandidates,
  selectMembers,
  upsertMember,
  type MemberRow,
} from './members-queries.ts';

/** The endpoints of the members of forms and building blocks; owners assign the roles. */
export const membersHandlers: Handlers<typeof formMembersContract> = {
  listFormMembers: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      await getForm(tx, caller, params.id);
      return { data: (await selectMembers(tx, params.id)).map(presentMember) };
    }),

  listMemberCandidates: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      assertMayAct(caller, 'own', await getForm(tx, caller, params.id));
      return { data: await selectCandidates(tx, params.id, query.search) };
    }),

  saveFormMember,
  deleteFormMember,
};

function saveFormMember(context: HandlerContext<typeof formMembersContract.saveFormMember>) {
  return context.transaction(async (tx) => {
    const { caller, params, body } = context;
    const writer = writerFor(context, tx);
    await lockForm(tx, params.id);
    const form = await getForm(tx, caller, params.id);
    assertMayAct(caller, 'own', form);
    const members = await selectMembers(tx, form.id);
    const before = members.find(({ id }) => id === params.user_id);
    const user = before ?? (await findActiveUser(tx, params.user_id));
    if (user === undefined) throw new RequestError('not_found');
    if (user.id === caller.id) assertNoMore(before, body.role);
    assertOwned(form, members, withRole(members, user.id, body.role));
    if (before?.role !== body.role) {
      const { tenantId: tenant_id } = writer;
      await upsertMember(tx, { tenant_id, form_id: form.id, user_id: user.id, role: body.role });
      await writeLogbook(writer, {
        action: before === undefined ? 'form.member_added' : 'form.member_changed',
        subject: ['form', form.id],
        details: roleChange(user.name, before?.role ?? null, body.role),
      });
    }
    const saved = (await selectMembers(tx, form.id)).find(({ id }) => id === user.id);
    if (saved === undefined) throw new RequestError('not_found');
    return { data: presentMember(saved) };
  });
}

function deleteFormMember(context: HandlerContext<typeof formMembersContract.deleteFormMember>) {
  return context.transaction(async (tx): Promise<undefined> => {
    const { caller, params } = context;
    const writer = writerFor(context, tx);
    await lockForm(tx, params.id);
    const form = await getForm(tx, caller, params.id);
    if (params.user_id !== caller.id) assertMayAct(caller, 'own', form);
    const outcome = await endMembership(writer, form.id, params.user_id);
    if (outcome !== 'ended') throw new RequestError(outcome);
  });
}

type Role = MemberRow['role'];

/** Users cannot assign themselves a role with more permissions. */
function assertNoMore(before: MemberRow | undefined, role: Role): void {
  const rank = (one: Role) => memberRoles.indexOf(one);
  if (before === undefined || rank(role) < rank(before.role)) throw new RequestError('own_rights');
}

function withRole(members: readonly MemberRow[], id: string, role: Role) {
  return members.map((member) => (member.id === id ? { ...member, role } : member));
}

/** A form that only members may change must keep an owner who can sign in. */
function assertOwned(
  form: FormRow,
  before: readonly MemberRow[],
  left: readonly MemberRow[],
): void {
  if (!keepsOwner(form.confidentiality_level, before, left)) throw new RequestError('last_owner');
}

function presentMember({ role, is_active, ...user }: MemberRow): FormMember {
  return { user, role, is_active };
}
