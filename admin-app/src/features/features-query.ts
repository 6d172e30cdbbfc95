import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The features that the organisation can switch. */
export const featuresQuery = queryOptions({
  queryKey: queryKeys.features.all,
  queryFn: async ({ signal }) => (await api.listFeatures({}, { signal })).data,
});

/** What uses a feature. */
export const featureUsesQuery = (id: FeatureId) =>
  queryOptions({
    queryKey: queryKeys.features.uses(id),
    queryFn: async ({ signal }) => (await api.getFeatureUses({ params: { id } }, { signal })).data,
  });
