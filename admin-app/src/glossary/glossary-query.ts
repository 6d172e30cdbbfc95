import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The terms with a fixed translation, in alphabetical order. */
export const glossaryQuery = queryOptions({
  queryKey: queryKeys.glossary,
  queryFn: async ({ signal }) => (await api.listGlossaryTerms({}, { signal })).data,
});
