import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPublic } from '../api/call-public.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type CustomListSort = 'name' | 'updated_at';

export const customListsTableSpec: TableSpec<CustomListSort, never> = {
  sorts: ['name', 'updated_at'],
  defaultSort: 'name',
  filters: [],
};

/** One view of the organisation's lists. */
export function customListsQuery(state: TableState<CustomListSort, never>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.customLists.list(query),
    queryFn: ({ signal }) => api.listCustomLists({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Fetches a list with its entries and the forms that use it. */
export function customListQuery(key: string) {
  return queryOptions({
    queryKey: queryKeys.customLists.one(key),
    queryFn: async ({ signal }) => (await api.getCustomList({ params: { key } }, { signal })).data,
  });
}

/** The lists to choose from, by name: at most a hundred. */
export function listChoicesQuery(search: string) {
  const query = {
    sort: 'name',
    limit: '100',
    search: search === '' ? undefined : search,
  } as const;
  return queryOptions({
    queryKey: [...queryKeys.customLists.list(query), 'choices'],
    queryFn: async ({ signal }) => (await api.listCustomLists({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The list with this key; `null` when it no longer exists. */
export function chosenListQuery(key: string) {
  const query = { filter: { key }, limit: '1' } as const;
  return queryOptions({
    queryKey: [...queryKeys.customLists.list(query), 'chosen'],
    queryFn: async ({ signal }) =>
      (await api.listCustomLists({ query }, { signal })).data[0] ?? null,
  });
}

/** The columns of the entries that visitors get from a list, besides their id. */
export function listColumnsQuery(key: string) {
  return queryOptions({
    queryKey: [...queryKeys.customLists.one(key), 'columns'],
    queryFn: async ({ signal }) => {
      const entries = await callPublic('custom-list:search', { list: key }, signal);
      return [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter(
        (column) => column !== 'id',
      );
    },
  });
}
