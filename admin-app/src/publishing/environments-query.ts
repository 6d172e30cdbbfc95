import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The environments of the tenant that are switched on, in the order in which a version passes them. */
export const environmentsQuery = queryOptions({
  queryKey: queryKeys.environments,
  queryFn: async ({ signal }) => {
    const { data } = await api.listEnvironments(
      { query: { limit: '999', sort: 'sort_order' } },
      { signal },
    );
    return data.filter((environment) => environment.is_enabled);
  },
  staleTime: 300_000,
});
