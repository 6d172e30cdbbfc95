import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../api/query-keys.ts';

/** The starters of the gallery; they are part of the app, so they are never stale. */
export const startersQuery = queryOptions({
  queryKey: queryKeys.starters,
  queryFn: async () => (await import('./starter-choices.ts')).starters,
  staleTime: Infinity,
});
