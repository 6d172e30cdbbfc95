import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type TemplateSort = 'name' | 'created_at' | 'updated_at';

export type TemplateFilter = 'is_archived';

export const templatesTableSpec: TableSpec<TemplateSort, TemplateFilter> = {
  sorts: ['name', 'created_at', 'updated_at'],
  defaultSort: 'name',
  filters: ['is_archived'],
};

/** One view of the list of building blocks. */
export function templatesQuery(state: TableState<TemplateSort, TemplateFilter>) {
  const listed = toListQuery(state);
  const query = { ...listed, filter: { ...listed.filter, type: 'template' } };
  return queryOptions({
    queryKey: queryKeys.forms.list(query),
    queryFn: ({ signal }) => api.listForms({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The building blocks to choose from, by name: at most a hundred. */
export function templateChoicesQuery(search = '') {
  const query = {
    filter: { type: 'template' },
    sort: 'name',
    limit: '100',
    search: search === '' ? undefined : search,
  } as const;
  return queryOptions({
    queryKey: [...queryKeys.forms.list(query), 'choices'],
    queryFn: async ({ signal }) => (await api.listForms({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The forms that use a building block. */
export function templateUsesQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.forms.one(id), 'uses'],
    queryFn: ({ signal }) => api.listTemplateUses({ params: { id } }, { signal }),
  });
}
