import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { systemTextsQuery } from './system-texts-queries.ts';
import type { TextChanges } from './use-text-drafts.ts';

interface SaveTextsOptions {
  readonly language: Language;
  readonly onSaved: () => void;
  /** A colleague saved the texts with these ids meanwhile; nothing was saved. */
  readonly onConflict: (ids: readonly string[], stored: readonly SystemText[]) => void;
}

/** Saves all changed texts of a language, or none. */
export function useSaveTexts({ language, onSaved, onConflict }: SaveTextsOptions) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: TextChanges) =>
      (await api.updateSystemTexts({ params: { language }, body })).data,
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      queries.setQueryData(systemTextsQuery(language).queryKey, saved);
      onSaved();
      notifySuccess(t`De teksten zijn opgeslagen.`);
      await queries.invalidateQueries({ queryKey: [...queryKeys.systemTexts, 'languages'] });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.problem?.code !== 'stale') return;
      const stored = await queries
        .query({ ...systemTextsQuery(language), staleTime: 0 })
        // Without them the next attempt is rejected too, so nothing of the colleague is replaced unseen.
        .catch(() => undefined);
      if (stored !== undefined) onConflict(Object.keys(refusedTexts(error)), stored);
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
