import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The source of a list; `null` for a list without one. */
export const listSourceQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryKeys.customLists.one(key), 'source'],
    queryFn: async ({ signal }) => (await api.getListSource({ params: { key } }, { signal })).data,
  });
