import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';
import { themeKeys } from './theme-keys.ts';

export type ThemeSort = 'name' | 'updated_at';

export const themesTableSpec: TableSpec<ThemeSort, never> = {
  sorts: ['name', 'updated_at'],
  defaultSort: 'name',
  filters: [],
};

/** One view of the organisation's themes. */
export function themesQuery(state: TableState<ThemeSort, never>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: themeKeys.list(query),
    queryFn: ({ signal }) => api.listThemes({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The themes to choose from, by name: at most a hundred. */
export function themeChoicesQuery() {
  const query = { sort: 'name', limit: '100' } as const;
  return queryOptions({
    queryKey: [...themeKeys.list(query), 'choices'],
    queryFn: async ({ signal }) => (await api.listThemes({ query }, { signal })).data,
  });
}

/** Fetches a theme with its logo, its style rules and the forms that have it. */
export function themeQuery(id: string) {
  return queryOptions({
    queryKey: themeKeys.one(id),
    queryFn: async ({ signal }) => (await api.getTheme({ params: { id } }, { signal })).data,
  });
}

/** Scopes style rules to the form, or says why they are rejected. */
export function themeStyleQuery(css: string) {
  return queryOptions({
    queryKey: themeKeys.style(css),
    queryFn: async ({ signal }) => (await api.checkThemeStyle({ body: { css } }, { signal })).data,
    staleTime: Infinity,
    // The rules before remain in the preview while the designer types.
    placeholderData: keepPreviousData,
  });
}

/** A theme at a revision, so that a later one is fetched. */
export function themeOfRevisionQuery(id: string, revision: number) {
  return queryOptions({
    ...themeQuery(id),
    queryKey: [...themeKeys.one(id), String(revision)],
  });
}
