import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** All environments of the tenant, in the order in which a version passes them. */
export const allEnvironmentsQuery = queryOptions({
  queryKey: queryKeys.environments,
  queryFn: async ({ signal }) =>
    (await api.listEnvironments({ query: { limit: '999', sort: 'sort_order' } }, { signal })).data,
  staleTime: 300_000,
});

/** The ids of all environments in the order of the tenant; in that of a new tenant until it is known. */
export function useEnvironmentIds(): readonly EnvironmentId[] {
  const { data } = useQuery(allEnvironmentsQuery);
  return data?.map(({ id }) => id) ?? environmentIds;
}

/** The environments that are switched on. */
export const environmentsQuery = queryOptions({
  ...allEnvironmentsQuery,
  select: (environments) => environments.filter(({ is_enabled: isEnabled }) => isEnabled),
});
