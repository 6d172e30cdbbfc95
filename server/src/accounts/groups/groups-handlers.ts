import type { groupsContract, UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { AssertKnowsFormsOf } from '../assert-knows-forms-of.ts';
import { assertAdministratorRemains } from '../rights.ts';
import { changeGroup } from './change-group.ts';
import {
  deleteGroupRow,
  findGroup,
  insertGroup,
  isGroupNameTaken,
  listGroups,
  updateGroupRow,
  type GroupRow,
} from './groups-queries.ts';

/** The dependencies of changing groups. */
interface GroupsOptions {
  readonly assertKnowsFormsOf: AssertKnowsFormsOf;
}

/** The groups of users of a tenant, which give roles to their members. */
export const createGroupsHandlers = (options: GroupsOptions): Handlers<typeof groupsContract> => ({
  listGroups: async ({ transaction, tenant, query }) => {
    const { groups, total } = await transaction((tx) => listGroups(tx, tenant.id, query));
    return listAnswer(groups.map(presentGroup), total, query);
  },

  createGroup: (context) =>
    context.transaction(async (tx) => {
      const { body, caller, tenant } = context;
      const writer = writerFor(context, tx);
      const { name } = body;
      const id = writer.createId();
      await assertNameIsFree(writer, id, name);
      await insertGroup(tx, { tenantId: tenant.id, id, name, at: instant(writer) });
      const group = { id, name, roles: [], members: [] };
      const roles = await changeGroup(writer, options, caller, { group, change: body });
      await writeLogbook(writer, {
        action: 'group.created',
        subject: ['group', id],
        details: { name, ...roles },
      });
      return { data: presentGroup(await getGroup(writer, id)) };
    }),

  updateGroup: (context) =>
    context.transaction(async (tx) => {
      const { params, body, caller } = context;
      const writer = writerFor(context, tx);
      const group = await getGroup(writer, params.id);
      const { name } = body;
      if (name !== undefined) await assertNameIsFree(writer, group.id, name);
      await updateGroupRow(
        tx,
        { tenantId: writer.tenantId, id: group.id },
        { ...definedMembers({ name }), updated_at: instant(writer) },
      );
      const roles = await changeGroup(writer, options, caller, { group, change: body });
      await assertAdministratorRemains(writer);
      await writeLogbook(writer, {
        action: 'group.updated',
        subject: ['group', group.id],
        details: { name: group.name, changes: loggedChanges(group, { name }), ...roles },
      });
      return { data: presentGroup(await getGroup(writer, group.id)) };
    }),

  deleteGroup: createDeleteGroup(options),
});

const createDeleteGroup =
  (options: GroupsOptions): Handlers<typeof groupsContract>['deleteGroup'] =>
  async (context) => {
    await context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const group = await getGroup(writer, context.params.id);
      // Everybody leaves first, under the same rules as any change of members.
      await changeGroup(writer, options, context.caller, { group, change: { user_ids: [] } });
      await deleteGroupRow(tx, { tenantId: writer.tenantId, id: group.id });
      await assertAdministratorRemains(writer);
      await writeLogbook(writer, {
        action: 'group.deleted',
        subject: ['group', group.id],
        details: { name: group.name },
      });
    });
  };

async function getGroup({ tx, tenantId }: Writer, id: string): Promise<GroupRow> {
  const group = await findGroup(tx, tenantId, id);
  if (group === undefined) throw new RequestError('not_found');
  return group;
}

async function assertNameIsFree({ tx, tenantId }: Writer, id: string, name: string): Promise<void> {
  if (await isGroupNameTaken(tx, { tenantId, id, name })) throw new RequestError('name_taken');
}

function presentGroup(group: GroupRow): UserGroup {
  return {
    id: group.id,
    name: group.name,
    roles: group.roles.map(({ id, name }) => ({ id, name })),
    members: group.members.map(({ id, name, is_active: isActive }) => ({
      id,
      name,
      is_active: isActive,
    })),
    created_at: isoInstant(group.created_at),
    updated_at: isoInstant(group.updated_at),
  };
}
