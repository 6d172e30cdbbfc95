import type { AssertKnowsFormsOf } from '../assert-knows-forms-of.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertMayGrant } from '../rights.ts';
import { selectRoles } from '../roles/roles-queries.ts';
import {
  replaceGroupMembers,
  replaceGroupRoles,
  selectUsersById,
  type GroupRow,
} from './groups-queries.ts';

type Role = Pick<GroupRow['roles'][number], 'id' | 'name' | 'permissions'>;
type Member = Pick<GroupRow['members'][number], 'id' | 'name' | 'is_root'>;

/** A group before a change. */
export interface ChangedGroup {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly members: readonly Member[];
}

/** The roles and members that a group gets; an absent one stays. */
export interface GroupChange {
  readonly role_ids?: readonly string[] | undefined;
  readonly user_ids?: readonly string[] | undefined;
}

/** The names of the roles that a change adds and removes, for the logbook. */
interface ChangedRoles {
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

/**
 * Replaces the roles and the members of a group. Throws when the caller would change their own rights, gives a
 * permission that they do not have, lets somebody into forms that are hidden from them, or changes the rights of root without
 * being root.
 */
export async function changeGroup(
  writer: Writer,
  { assertKnowsFormsOf }: { readonly assertKnowsFormsOf: AssertKnowsFormsOf },
  caller: Caller,
  { group, change }: { readonly group: ChangedGroup; readonly change: GroupChange },
): Promise<ChangedRoles> {
  const { tx, tenantId } = writer;
  const roles = await findRoles(writer, change.role_ids, group.roles);
  const members = await findMembers(writer, change.user_ids, group.members);
  const [givenRoles, takenRoles] = [without(roles, group.roles), without(group.roles, roles)];
  const joined = without(members, group.members);
  const left = without(group.members, members);
  const affected =
    givenRoles.length + takenRoles.length > 0
      ? [...group.members, ...joined]
      : [...joined, ...left];
  assertAreOthers(caller, affected);
  assertMayGrant(caller, permissionsOf(joined.length > 0 ? roles : givenRoles));
  if (joined.length > 0) await assertKnowsFormsOf(tx, caller, { groupId: group.id });
  await replaceGroupRoles(tx, { tenantId, id: group.id }, idsOf(roles));
  await replaceGroupMembers(tx, { tenantId, id: group.id }, idsOf(members));
  await logMembers(writer, group.name, { joined, left });
  return { given: namesOf(givenRoles), taken: namesOf(takenRoles) };
}

/** The rights of a caller can only be changed by a colleague, and those of root by root. */
function assertAreOthers(caller: Caller, affected: readonly Member[]): void {
  if (caller.isRoot) return;
  if (affected.some(({ id }) => id === caller.id)) throw new RequestError('own_rights');
  if (affected.some((member) => member.is_root)) throw new RequestError('forbidden');
}

async function findRoles(
  { tx, tenantId }: Writer,
  ids: readonly string[] | undefined,
  current: readonly Role[],
): Promise<readonly Role[]> {
  if (ids === undefined || ids.length === 0) return ids === undefined ? current : [];
  const wanted = [...new Set(ids)];
  const found = await selectRoles(tx, tenantId, wanted);
  if (found.length < wanted.length) throw new RequestError('not_found');
  return found;
}

async function findMembers(
  { tx, tenantId }: Writer,
  ids: readonly string[] | undefined,
  current: readonly Member[],
): Promise<readonly Member[]> {
  if (ids === undefined || ids.length === 0) return ids === undefined ? current : [];
  const wanted = [...new Set(ids)];
  const found = await selectUsersById(tx, tenantId, wanted);
  if (found.length < wanted.length) throw new RequestError('not_found');
  return found;
}

interface ChangedMembers {
  readonly joined: readonly Member[];
  readonly left: readonly Member[];
}

/** One line per user, so that the logbook of a user shows which groups gave and took rights. */
async function logMembers(
  writer: Writer,
  name: string,
  { joined, left }: ChangedMembers,
): Promise<void> {
  for (const { id } of joined)
    await writeLogbook(writer, {
      action: 'user.joined_group',
      subject: ['user', id],
      details: { name },
    });
  for (const { id } of left)
    await writeLogbook(writer, {
      action: 'user.left_group',
      subject: ['user', id],
      details: { name },
    });
}

type Identified = { readonly id: string };

const without = <T extends Identified>(list: readonly T[], other: readonly Identified[]): T[] =>
  list.filter(({ id }) => !other.some((one) => one.id === id));

const idsOf = (list: readonly Identified[]): string[] => list.map(({ id }) => id);

const namesOf = (list: readonly { readonly name: string }[]): string[] =>
  list.map(({ name }) => name);

const permissionsOf = (roles: readonly Role[]): readonly Permission[] =>
  roles.flatMap(({ permissions }) => permissions);
