import { Readable } from 'node:stream';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Role, rolesContract } from '@form-builder/core/contract/staff/users/roles.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import { insertRole } from '../accounts-queries.ts';
import { seededRoles } from '../seeded-roles.ts';
import { assertAdministratorRemains, assertMayGrant } from '../rights.ts';
import {
  deleteRoleRow,
  isRoleAssigned,
  isNameTaken,
  isRoleGivenByProvider,
  listRoles,
  selectRoles,
  updateRoleRow,
  type RoleWithUsers,
} from './roles-queries.ts';
import { writeRoleMatrix } from './write-role-matrix.ts';

/** The roles of a tenant: named sets of permissions. */
export const rolesHandlers: Handlers<typeof rolesContract> = {
  listRoles: async ({ transaction, tenant, query }) => {
    const { roles, total } = await transaction((tx) => listRoles(tx, tenant.id, query));
    return listAnswer(roles.map(presentRole), total, query);
  },

  exportRoles: async ({ transaction, tenant, language }) => {
    const roles = await transaction((tx) => selectRoles(tx, tenant.id));
    return new FileResponse({
      content: Readable.from([writeRoleMatrix(roles, language)]),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'rollen.csv',
    });
  },

  createRole: (context) =>
    context.transaction(async (tx) => {
      const { body, caller, tenant } = context;
      const writer = writerFor(context, tx);
      const id = writer.createId();
      assertMayGrant(caller, body.permissions);
      await assertNameIsFree(writer, id, body.name);
      const copied = body.copy_of === undefined ? null : await getRole(writer, body.copy_of);
      const at = instant(writer);
      await insertRole(tx, {
        tenant_id: tenant.id,
        id,
        slug: id,
        name: body.name,
        permissions: unique(body.permissions),
        copied_from: copied?.name ?? null,
        created_at: at,
        updated_at: at,
      });
      await writeLogbook(writer, {
        action: 'role.created',
        subject: ['role', id],
        details: { name: body.name, given: body.permissions },
      });
      return { data: presentRole(await getRole(writer, id)) };
    }),

  updateRole: (context) =>
    context.transaction(async (tx) => {
      const { params, body, caller } = context;
      const writer = writerFor(context, tx);
      const before = await getRole(writer, params.id);
      const { given, taken } = differenceOf(before.permissions, body.permissions);
      if (given.length + taken.length > 0) await assertIsOthers(writer, caller, params.id);
      assertMayGrant(caller, given);
      if (body.name !== undefined) await assertNameIsFree(writer, params.id, body.name);
      const { name, permissions } = body;
      await updateRoleRow(
        tx,
        { tenantId: writer.tenantId, id: params.id },
        {
          ...definedMembers({ name, permissions: permissions && unique(permissions) }),
          updated_at: instant(writer),
        },
      );
      await assertAdministratorRemains(writer);
      await writeLogbook(writer, {
        action: 'role.updated',
        subject: ['role', params.id],
        details: { name: before.name, changes: loggedChanges(before, { name }), given, taken },
      });
      return { data: presentRole(await getRole(writer, params.id)) };
    }),

  deleteRole: async (context) => {
    await context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const { id, name, users, groups } = await getRole(writer, context.params.id);
      const isInUse = users + groups > 0 || (await isRoleGivenByProvider(tx, writer.tenantId, id));
      if (isInUse) throw new RequestError('role_in_use');
      await deleteRoleRow(tx, { tenantId: writer.tenantId, id });
      await writeLogbook(writer, {
        action: 'role.deleted',
        subject: ['role', id],
        details: { name },
      });
    });
  },
};

async function getRole({ tx, tenantId }: Writer, id: string): Promise<RoleWithUsers> {
  const [role] = await selectRoles(tx, tenantId, [id]);
  if (role === undefined) throw new RequestError('not_found');
  return role;
}

async function assertNameIsFree({ tx, tenantId }: Writer, id: string, name: string): Promise<void> {
  if (await isNameTaken(tx, { tenantId, id, name })) throw new RequestError('name_taken');
}

/** A role of the caller can only be changed by a colleague. */
async function assertIsOthers(
  { tx, tenantId }: Writer,
  caller: Caller,
  roleId: string,
): Promise<void> {
  if (caller.isRoot) return;
  if (await isRoleAssigned(tx, { tenantId, userId: caller.id, roleId }))
    throw new RequestError('own_rights');
}

function differenceOf(before: readonly Permission[], after: readonly Permission[] = before) {
  return {
    given: unique(after).filter((permission) => !before.includes(permission)),
    taken: before.filter((permission) => !after.includes(permission)),
  };
}

const unique = (list: readonly Permission[]): Permission[] => [...new Set(list)];

/** Roles that users make have their id as slug. */
function originOf({
  slug,
  copied_from: copiedFrom,
}: Pick<RoleWithUsers, 'slug' | 'copied_from'>): Role['origin'] {
  if (seededRoles.some((role) => role.slug === slug)) return 'product';
  return copiedFrom === null ? 'hand' : 'copy';
}

function presentRole({
  created_at: createdAt,
  updated_at: updatedAt,
  ...role
}: RoleWithUsers): Role {
  return {
    ...role,
    origin: originOf(role),
    created_at: isoInstant(createdAt),
    updated_at: isoInstant(updatedAt),
  };
}
