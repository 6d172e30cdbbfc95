import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** What the organisation uses, and the limits of the operator. */
export const quotasQuery = queryOptions({
  queryKey: queryKeys.quotas,
  queryFn: async ({ signal }) => (await api.listQuotas({}, { signal })).data,
});
