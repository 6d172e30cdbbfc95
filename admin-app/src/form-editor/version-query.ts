import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The stored version, read fresh each time the editor opens: a stale revision could not be saved. */
export function editedVersionQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.versions.one(id), 'edited'],
    queryFn: ({ signal }) => readVersion(id, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** The version as it is stored now. */
export async function readVersion(id: string, signal?: AbortSignal): Promise<Version> {
  return (await api.getVersion({ params: { id } }, signal ? { signal } : {})).data;
}
