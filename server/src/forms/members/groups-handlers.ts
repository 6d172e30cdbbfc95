import type {
  FormGroup,
  formGroupsContract,
} from '@form-builder/core/contract/staff/users/form-groups.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { lockForm } from '../forms-queries.ts';
import { assertMayAct, getForm } from '../get-form.ts';
import {
  deleteFormGroupRow,
  lockGroup,
  selectFormGroups,
  selectGroupCandidates,
  upsertFormGroup,
  type FormGroupRow,
} from './groups-queries.ts';
import { roleChange } from './role-change.ts';

/** The endpoints of groups that are members of forms and building blocks; owners assign the roles. */
export const groupMembersHandlers: Handlers<typeof formGroupsContract> = {
  listFormGroups: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      await getForm(tx, caller, params.id);
      return { data: (await selectFormGroups(tx, params.id)).map(presentGroup) };
    }),

  listGroupCandidates: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      assertMayAct(caller, 'own', await getForm(tx, caller, params.id));
      return { data: await selectGroupCandidates(tx, params.id, query.search) };
    }),

  saveFormGroup,
  deleteFormGroup,
};

function saveFormGroup(context: HandlerContext<typeof formGroupsContract.saveFormGroup>) {
  return context.transaction(async (tx) => {
    const { caller, params, body } = context;
    const writer = writerFor(context, tx);
    await lockForm(tx, params.id);
    const form = await getForm(tx, caller, params.id);
    assertMayAct(caller, 'own', form);
    const group = await lockGroup(tx, params.group_id);
    if (group === undefined) throw new RequestError('not_found');
    const [before] = await selectFormGroups(tx, form.id, group.id);
    if (before?.role !== body.role) {
      const { tenantId: tenant_id } = writer;
      await upsertFormGroup(tx, {
        tenant_id,
        form_id: form.id,
        group_id: group.id,
        role: body.role,
      });
      await writeLogbook(writer, {
        action: before === undefined ? 'form.group_added' : 'form.group_changed',
        subject: ['form', form.id],
        details: roleChange(group.name, before?.role ?? null, body.role),
      });
    }
    const [saved] = await selectFormGroups(tx, form.id, group.id);
    if (saved === undefined) throw new RequestError('not_found');
    return { data: presentGroup(saved) };
  });
}

function deleteFormGroup(context: HandlerContext<typeof formGroupsContract.deleteFormGroup>) {
  return context.transaction(async (tx): Promise<undefined> => {
    const { caller, params } = context;
    await lockForm(tx, params.id);
    const form = await getForm(tx, caller, params.id);
    assertMayAct(caller, 'own', form);
    const [group] = await selectFormGroups(tx, form.id, params.group_id);
    if (group === undefined) throw new RequestError('not_found');
    await deleteFormGroupRow(tx, form.id, group.id);
    await writeLogbook(writerFor(context, tx), {
      action: 'form.group_removed',
      subject: ['form', form.id],
      details: roleChange(group.name, group.role, null),
    });
  });
}

function presentGroup({ role, ...group }: FormGroupRow): FormGroup {
  return { group, role };
}
