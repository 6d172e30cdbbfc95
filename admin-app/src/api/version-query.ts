import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** A version with its complete content. */
export function versionQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.versions.one(id),
    queryFn: ({ signal }) => readVersion(id, signal),
  });
}

/** The stored version. */
export async function readVersion(id: string, signal?: AbortSignal): Promise<Version> {
  return (await api.getVersion({ params: { id } }, signal ? { signal } : {})).data;
}
