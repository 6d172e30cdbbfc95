import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The findings of the form checker in a version. */
export function findingsQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.versions.one(id), 'findings'],
    queryFn: async ({ signal }) => (await api.listFindings({ params: { id } }, { signal })).data,
  });
}
