import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The outside providers with which staff sign in. */
export const signInProvidersQuery = queryOptions({
  queryKey: queryKeys.signInProviders,
  queryFn: async ({ signal }) => (await api.listSignInProviders({}, { signal })).data,
});
