import type { DetailedCustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { isSameDraft, toItems, toListDraft, withSavedItems, type ListDraft } from './list-draft.ts';

/**
 * The draft of a list, and saving it. Typed text survives a reload of the list and a running save;
 * the server rejects a save (`stale`) when another user has changed the list.
 */
export function useListForm(list: DetailedCustomList) {
  const { t } = useLingui();
  const [stored, setStored] = useState(() => ({
    revision: list.revision,
    draft: toListDraft(list),
  }));
  const [draft, setDraft] = useState(stored.draft);
  const isDirty = draft !== stored.draft && !isSameDraft(draft, stored.draft);
  const take = (revision: number, taken: ListDraft, replaced: ListDraft) => {
    setStored({ revision, draft: taken });
    setDraft((current) => (current === replaced ? taken : current));
  };
  // A change by another user replaces the draft if it has no changes.
  if (list.revision > stored.revision && !isDirty) take(list.revision, toListDraft(list), draft);
  const save = useMutation({
    mutationFn: (saved: ListDraft) =>
      api.saveCustomList({
        params: { key: list.key },
        headers: { 'if-match': `"${String(stored.revision)}"` },
        body: { name: saved.name.trim(), items: toItems(saved) },
      }),
    meta: { showsErrors: true },
    onSuccess: async ({ data: { revision } }, saved) => {
      take(revision, withSavedItems(saved), saved);
      notifySuccess(t`De lijst is opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.customLists.all });
    },
  });
  return { draft, setDraft, isDirty, reset: () => setDraft(stored.draft), save };
}
