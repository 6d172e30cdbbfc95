import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { systemTextsQuery } from './system-texts-queries.ts';

/** The texts to save by id; `null` restores the product's text. */
export type ChangedSystemTexts = Readonly<Record<string, string | null>>;

/** Saves all changed texts of a language, or none. */
export function useSaveTexts(language: Language, onSaved: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (texts: ChangedSystemTexts) =>
      (await api.updateSystemTexts({ params: { language }, body: { texts } })).data,
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      queries.setQueryData(systemTextsQuery(language).queryKey, saved);
      onSaved();
      notifySuccess(t`De teksten zijn opgeslagen.`);
      await queries.invalidateQueries({ queryKey: [...queryKeys.systemTexts, 'languages'] });
    },
  });
}

/** The server's message about each refused text, by the id of the text. */
export function refusedTexts(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.problem?.errors ?? {}).map(([path, messages]) => [
      path.replace(/^texts\./, ''),
      messages.join(' '),
    ]),
  );
}
