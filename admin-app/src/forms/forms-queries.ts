import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type FormSort = 'name' | 'created_at' | 'updated_at';
export type FormFilter = 'published' | 'confidentiality_level' | 'is_archived';

export const formsTableSpec: TableSpec<FormSort, FormFilter> = {
  sorts: ['name', 'created_at', 'updated_at'],
  defaultSort: '!updated_at',
  filters: ['published', 'confidentiality_level', 'is_archived'],
};

/** One view of the list of forms; the previous view remains while the next one loads. */
export function formsQuery(state: TableState<FormSort, FormFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.forms.list(query),
    queryFn: ({ signal }) => api.listForms({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function formQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.forms.one(id),
    queryFn: async ({ signal }) => (await api.getForm({ params: { id } }, { signal })).data,
  });
}

/** The retention terms of a form. */
export function formRetentionQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.retention.ofForm(id),
    queryFn: async ({ signal }) =>
      (await api.getFormRetention({ params: { id } }, { signal })).data,
  });
}

/** The forms to choose from, by name: at most a hundred. */
export const formChoicesQuery = queryOptions({
  queryKey: [...queryKeys.forms.list({ choices: true })],
  queryFn: async ({ signal }) =>
    (await api.listForms({ query: { sort: 'name', limit: '100' } }, { signal })).data,
});
