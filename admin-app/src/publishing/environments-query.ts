import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** All environments of the tenant, in the order in which a version passes them. */
export const allEnvironmentsQuery = queryOptions({
  queryKey: queryKeys.environments,
  queryFn: async ({ signal }) =>
    (await api.listEnvironments({ query: { limit: '999', sort: 'sort_order' } }, { signal })).data,
  staleTime: 300_000,
});

/** The environments that are switched on. */
export const environmentsQuery = queryOptions({
  ...allEnvironmentsQuery,
  select: (environments) => environments.filter(({ is_enabled: isEnabled }) => isEnabled),
});
