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

/** All roles on one page, because a tenant has few. */
export const rolesQuery = queryOptions({
  queryKey: queryKeys.roles,
  queryFn: async ({ signal }) => (await api.listRoles({}, { signal })).data,
});

/** All groups on one page, because a tenant has few. */
export const groupsQuery = queryOptions({
  queryKey: queryKeys.groups,
  queryFn: async ({ signal }) => (await api.listGroups({}, { signal })).data,
});

/** The first active users whose name or e-mail address contains the text. */
export function candidatesQuery(search: string) {
  const query = { search, limit: '20', filter: { is_active: 'true' } };
  return queryOptions({
    queryKey: queryKeys.users.list(query),
    queryFn: async ({ signal }) => (await api.listUsers({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}
