import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { assertMayGrant } from '../rights.ts';
import { selectRoles } from '../roles/roles-queries.ts';
import type { UserWithRoles } from './users-queries.ts';

/** Throws when a user has more permissions than the caller, who could otherwise take over the account. */
export async function assertMayGrantRightsOf(
  { tx, tenantId }: Writer,
  caller: Caller,
  user: UserWithRoles,
): Promise<void> {
  const ids = [user, ...user.groups].flatMap(({ roles }) => roles.map(({ id }) => id));
  const held = ids.length === 0 ? [] : await selectRoles(tx, tenantId, ids);
  assertMayGrant(
    caller,
    held.flatMap(({ permissions }) => permissions),
  );
}
