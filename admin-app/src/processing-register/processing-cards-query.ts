import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The cards of the processing register. */
export const processingCardsQuery = queryOptions({
  queryKey: queryKeys.processingRegister,
  queryFn: async ({ signal }) => (await api.listProcessingCards({}, { signal })).data,
});
