import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import {
  addressOfList,
  toListQuery,
  type TableSpec,
  type TableState,
} from '../data-table/table-state.ts';

export type UserSort = 'name' | 'email' | 'seen_at';
export type UserFilter = 'state' | 'role' | 'group' | 'has_second_factor';

export const usersTableSpec: TableSpec<UserSort, UserFilter> = {
  sorts: ['name', 'email', 'seen_at'],
  defaultSort: 'name',
  filters: ['state', 'role', 'group', 'has_second_factor'],
};

/** The address of the list of users that these filters leave. */
export const addressOfUsers = (filter: TableState<UserSort, UserFilter>['filter']): string =>
  addressOfList(addressOf('settingsUsers'), usersTableSpec, { filter });

/** One view of the list of users; the previous view remains while the next one loads. */
export function usersQuery(state: TableState<UserSort, UserFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.users.list(query),
    queryFn: ({ signal }) => api.listUsers({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.users.one(id),
    queryFn: async ({ signal }) => (await api.getUser({ params: { id } }, { signal })).data,
  });
}

export function userSessionsQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.users.sessionsOf(id),
    queryFn: async ({ signal }) =>
      (await api.listUserSessions({ params: { id } }, { signal })).data,
  });
}

/** The lists of roles and of groups: searched by name. */
export const namesTableSpec: TableSpec<'name', never> = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: [],
};
type NamesState = TableState<'name', never>;

/** One view of the list of roles; the previous view remains while the next one loads. */
export function rolesQuery(state: NamesState) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.roles.list(query),
    queryFn: ({ signal }) => api.listRoles({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One view of the list of groups; the previous view remains while the next one loads. */
export function groupsQuery(state: NamesState) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.groups.list(query),
    queryFn: ({ signal }) => api.listGroups({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const maxPage = 100;

/** The roles with the ids, in pages of the maximum size. */
export function rolesByIdQuery(ids: readonly string[]) {
  const wanted = [...new Set(ids)].toSorted((a, b) => a.localeCompare(b));
  return queryOptions({
    queryKey: queryKeys.roles.list({ ids: wanted }),
    queryFn: async ({ signal }) => {
      const starts = Array.from(
        { length: Math.ceil(wanted.length / maxPage) },
        (_, n) => n * maxPage,
      );
      const pages = await Promise.all(
        starts.map((start) => {
          const id = wanted.slice(start, start + maxPage);
          return api.listRoles({ query: { limit: String(maxPage), filter: { id } } }, { signal });
        }),
      );
      return pages.flatMap(({ data }) => data);
    },
    placeholderData: keepPreviousData,
  });
}

/** The first active users whose name or e-mail address contains the text. */
export function candidatesQuery(search: string) {
  const query = { search, limit: '20', filter: { is_active: 'true' } };
  return queryOptions({
    queryKey: queryKeys.users.list(query),
    queryFn: async ({ signal }) => (await api.listUsers({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}
