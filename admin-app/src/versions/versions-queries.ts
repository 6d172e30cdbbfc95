import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type VersionSort = 'number' | 'created_at' | 'updated_at';

export const versionsTableSpec: TableSpec<VersionSort, never> = {
  sorts: ['number', 'created_at', 'updated_at'],
  defaultSort: '!number',
  filters: [],
};

/** One view of the versions of a form. */
export function versionsQuery(formId: string, state: TableState<VersionSort, never>) {
  const query = { ...toListQuery(state), filter: { form_id: formId } };
  return queryOptions({
    queryKey: queryKeys.versions.list(query),
    queryFn: ({ signal }) => api.listVersions({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest hundred versions of a form, newest first. */
export function recentVersionsQuery(formId: string) {
  const query = { filter: { form_id: formId }, sort: '!number', limit: '100' } as const;
  return queryOptions({
    queryKey: [...queryKeys.versions.list(query), 'recent'],
    queryFn: async ({ signal }) => (await api.listVersions({ query }, { signal })).data,
  });
}
