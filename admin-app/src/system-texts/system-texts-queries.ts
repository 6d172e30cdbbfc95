import type { Language } from '@form-builder/core/messages/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The languages of the product, with the number of texts that the organisation words itself. */
export const systemLanguagesQuery = queryOptions({
  queryKey: [...queryKeys.systemTexts, 'languages'],
  queryFn: async ({ signal }) => (await api.listSystemLanguages({ signal })).data,
});

/** The product's texts for visitors in a language; not refetched while somebody edits them. */
export function systemTextsQuery(language: Language) {
  return queryOptions({
    queryKey: [...queryKeys.systemTexts, language],
    queryFn: async ({ signal }) =>
      (await api.listSystemTexts({ params: { language } }, { signal })).data,
    refetchOnWindowFocus: false,
  });
}
