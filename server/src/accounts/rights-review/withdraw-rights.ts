import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { FormMemberships } from '../form-memberships.ts';
import { assertAdministratorRemains } from '../rights.ts';
import { deleteProviderRolesOf } from '../sign-in-providers/sign-in-links-queries.ts';
import { assertMayChange, getUser } from '../users/update-user.ts';
import { replaceRoles } from '../users/users-queries.ts';
import { leaveAllGroups } from './rights-review-queries.ts';

/** Takes all roles, groups and memberships of forms of a colleague away; throws when no user who manages users would remain. */
export async function withdrawRights(
  writer: Writer,
  caller: Caller,
  userId: string,
  formMemberships: Pick<FormMemberships, 'endAll'>,
): Promise<void> {
  const { tx, tenantId } = writer;
  const user = await getUser(writer, userId);
  assertMayChange(caller, user);
  if (user.id === caller.id) throw new RequestError('own_rights');
  await replaceRoles(tx, { tenantId, userId, roleIds: [] });
  await leaveAllGroups(tx, tenantId, userId);
  // Their provider gives these again at the next sign-in, unless it took them out of its groups.
  await deleteProviderRolesOf(tx, tenantId, userId);
  await assertAdministratorRemains(writer);
  await formMemberships.endAll(writer, userId);
  await writeLogbook(writer, {
    action: 'user.rights_withdrawn',
    subject: ['user', userId],
    details: {
      taken: [...user.roles, ...user.groups, ...user.sign_in_links].map(({ name }) => name),
    },
  });
}
