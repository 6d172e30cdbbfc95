import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** A version with all that it holds. */
export function versionQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.versions.one(id),
    queryFn: async ({ signal }) => (await api.getVersion({ params: { id } }, { signal })).data,
  });
}

/** What the form checker finds in a version. */
export function findingsQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.versions.one(id), 'findings'],
    queryFn: async ({ signal }) => (await api.listFindings({ params: { id } }, { signal })).data,
  });
}
