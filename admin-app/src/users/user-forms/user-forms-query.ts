import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The forms of which a user is a member. */
export function userFormsQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.users.formsOf(id),
    queryFn: ({ signal }) => api.listUserForms({ params: { id } }, { signal }),
  });
}
