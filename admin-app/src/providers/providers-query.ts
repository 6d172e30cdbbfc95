import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/**
 * The outside services of the organisation, each once for every stage for which it is configured.
 */
export const providersQuery = queryOptions({
  queryKey: queryKeys.providers,
  queryFn: async ({ signal }) => (await api.listProviders({}, { signal })).data,
});

/** The systems to which submissions can be delivered, each once for all stages. */
export const receiversQuery = queryOptions({
  ...providersQuery,
  select: (providers: readonly Provider[]) => ofKind(providers, 'delivery'),
});

/** The data sources, each once for all stages. */
export const dataSourcesQuery = queryOptions({
  ...providersQuery,
  select: (providers: readonly Provider[]) => ofKind(providers, 'data'),
});

/** The login providers for citizens, each once for all stages. */
export const loginProvidersQuery = queryOptions({
  ...providersQuery,
  select: (providers: readonly Provider[]) => ofKind(providers, 'auth'),
});

/** The payment services, each once for all stages. */
export const paymentProvidersQuery = queryOptions({
  ...providersQuery,
  select: (providers: readonly Provider[]) => ofKind(providers, 'payment'),
});

function ofKind(providers: readonly Provider[], wanted: Provider['kind']): readonly Provider[] {
  const found = providers.filter(({ kind }) => kind === wanted);
  return [...new Map(found.map((provider) => [provider.id, provider])).values()];
}

/** The forms that use a provider. */
export const providerUsesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.providers, id, 'uses'],
    queryFn: async ({ signal }) =>
      (await api.listProviderUses({ params: { id } }, { signal })).data,
  });
