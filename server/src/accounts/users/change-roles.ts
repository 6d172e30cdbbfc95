import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertMayGrant } from '../rights.ts';
import { selectRoles } from '../roles/roles-queries.ts';
import { replaceRoles } from './users-queries.ts';

interface RoleChange {
  readonly userId: string;
  /** The roles before. */
  readonly held: readonly { readonly id: string; readonly name: string }[];
  readonly roleIds: readonly string[];
}

/** The names of the roles that a change adds and removes, for the logbook. */
export interface ChangedRoles {
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

/** Replaces the roles of a user; throws when the caller may not grant one of them. */
export async function changeRoles(
  { tx, tenantId }: Writer,
  caller: Caller,
  { userId, held, roleIds }: RoleChange,
): Promise<ChangedRoles> {
  if (!caller.isRoot && !caller.permissions.has('users-roles')) throw new RequestError('forbidden');
  const wanted = [...new Set(roleIds)];
  const roles = wanted.length === 0 ? [] : await selectRoles(tx, tenantId, wanted);
  if (roles.length < wanted.length) throw new RequestError('not_found');
  const added = roles.filter(({ id }) => !held.some((role) => role.id === id));
  assertMayGrant(
    caller,
    added.flatMap(({ permissions }) => permissions),
  );
  await replaceRoles(tx, { tenantId, userId, roleIds: wanted });
  return {
    given: added.map(({ name }) => name),
    taken: held.filter(({ id }) => !wanted.includes(id)).map(({ name }) => name),
  };
}
