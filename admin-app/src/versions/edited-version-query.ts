import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { readVersion } from '../api/version-query.ts';

/**
 * The stored version, fetched each time the editor opens, because changes to a stale revision
 * cannot be saved.
 */
export function editedVersionQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.versions.one(id), 'edited'],
    queryFn: ({ signal }) => readVersion(id, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
