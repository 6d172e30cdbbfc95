import type {
  EditingPlace,
  PresentUser,
} from '@form-builder/core/contract/staff/forms/presence.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { editedVersionQuery } from '../../versions/edited-version-query.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor } from '../editor/editor-context.ts';
import { selectedFieldIds } from '../editor/selection.ts';

/** The server forgets a tab after `presenceLifetimeMs`: this leaves room for slow requests. */
const announceEveryMs = 5_000;

const nobody: readonly PresentUser[] = [];

/**
 * Tells the server every few seconds where this user is in the version, while the tab is visible. Returns the other
 * users who have it open, takes over what they saved, and reads the version again when somebody proposed it or decided.
 */
export function usePresentUsers(version: Version): readonly PresentUser[] {
  const { id, is_editable: isEditable } = version;
  const editor = useEditor();
  const queries = useQueryClient();
  const [tabId] = useState(() => editor.ids.createId());
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [...queryKeys.versions.one(id), 'presence', tabId],
    queryFn: async ({ signal }) => {
      const params = { id, tab_id: tabId };
      return (await api.announcePresence({ params, body: placeOf(editor) }, { signal })).data;
    },
    enabled: isEditable,
    refetchInterval: announceEveryMs,
    // The next one follows soon.
    retry: false,
    gcTime: 0,
  });
  const revision = data?.revision;
  // At each answer: an attempt that failed, or that unsaved work put off, is made again.
  useEffect(() => {
    if (revision !== undefined) void editor.autosave.catchUp(revision);
  }, [editor, revision, dataUpdatedAt]);
  const isOutdated = data && statesIn(data.environments) !== statesIn(version.environments);
  useEffect(() => {
    if (isOutdated) void queries.refetchQueries(editedVersionQuery(id));
  }, [queries, id, isOutdated, dataUpdatedAt]);
  return isError || data === undefined ? nobody : data.users;
}

/** The same text for the same states, in any order. */
const statesIn = (environments: readonly { readonly id: string; readonly state: string }[]) =>
  environments
    .map(({ id, state }) => `${id} ${state}`)
    .sort()
    .join();

function placeOf({ state: { pageId, selection } }: Editor): EditingPlace {
  return { page_id: pageId, field_id: selectedFieldIds(selection).at(-1) ?? null };
}
