import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Reads groups, roles and users again: a change of a group changes what all of them show. */
export async function refreshRights(): Promise<void> {
  await Promise.all(
    [queryKeys.groups.all, queryKeys.roles.all, queryKeys.users.all].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
