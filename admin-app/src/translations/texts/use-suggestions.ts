import type { Language } from '@form-builder/core/messages/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** An earlier translation of the same sentence. */
export interface Suggestion {
  readonly text: string;
  /** The form with the earlier translation. */
  readonly formTitle: string;
}

/**
 * Fetches earlier translations of the sentences of a version, by sentence; empty until they are
 * loaded.
 */
export function useSuggestions(id: string, language: Language): ReadonlyMap<string, Suggestion> {
  const { data } = useQuery({
    queryKey: [...queryKeys.versions.one(id), 'suggestions', language],
    queryFn: async ({ signal }) =>
      (await api.listTranslationSuggestions({ params: { id, language } }, { signal })).data,
    refetchOnWindowFocus: false,
  });
  return useMemo(
    () =>
      new Map(
        data?.map(({ source, text, form_title: formTitle }) => [source, { text, formTitle }]),
      ),
    [data],
  );
}
