import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type ListSpec, type ListState } from '../lists/list-state.ts';

export type VersionSort = 'number' | 'created_at' | 'updated_at';

export const versionsListSpec: ListSpec<VersionSort, never> = {
  sorts: ['number', 'created_at', 'updated_at'],
  defaultSort: '!number',
  filters: [],
};

/** One view of the versions of a form. */
export function versionsQuery(formId: string, state: ListState<VersionSort, never>) {
  const query = { ...toListQuery(state), filter: { form_id: formId } };
  return queryOptions({
    queryKey: queryKeys.versions.list(query),
    queryFn: ({ signal }) => api.listVersions({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest version of a form; `null` when it has none. */
export function newestVersionQuery(formId: string) {
  const query = { filter: { form_id: formId }, sort: '!number', limit: '1' } as const;
  return queryOptions({
    queryKey: queryKeys.versions.list(query),
    queryFn: async ({ signal }) => (await api.listVersions({ query }, { signal })).data[0] ?? null,
  });
}
