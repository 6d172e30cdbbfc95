import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../api/client.ts';
import type { LocalCopyStore } from './autosave/local-copy.ts';
import { saveChanges } from './autosave/save-changes.ts';
import { randomIds } from './document/new-ids.ts';
import { Editor } from './editor/editor.ts';
import { EditorContext } from './editor/editor-context.ts';
import { isGuideShown } from '../session/guide-store.ts';
import { useKeptSteps } from './history/use-kept-steps.ts';
import { EditorView } from './layout/editor-view.tsx';
import { markVersionsStale, reportedCall } from './reported-call.ts';
import { sessionState } from '../session/session-state.ts';
import { withTexts } from '../languages/with-texts.ts';
import { asksToTry, placeIn } from '../versions/place-in-version.ts';
import { readVersion } from '../api/version-query.ts';

interface OpenVersionProps {
  readonly version: Version;
  readonly localCopy: LocalCopyStore;
}

/** One version open for editing, from its first load until the designer leaves. */
export function OpenVersion({ version, localCopy }: OpenVersionProps) {
  const [editor] = useState(() => openEditor(version, localCopy));
  useEffect(() => {
    editor.autosave.resume();
    return () => editor.autosave.stop();
  }, [editor]);
  useEffect(() => {
    if (editor.formType === 'form' && editor.isEditable())
      editor.state.isGuided = isGuideShown(sessionState.user?.id);
  }, [editor]);
  useKeptSteps(editor, { version, name: version.id });
  const { isSessionEnded } = useSnapshot(sessionState);
  useEffect(() => {
    // What could not be saved without a session is saved at once.
    if (!isSessionEnded) editor.autosave.resume();
  }, [editor, isSessionEnded]);
  useEffect(() => {
    if (!version.is_editable) editor.lock();
  }, [editor, version.is_editable]);
  return (
    <EditorContext value={editor}>
      <EditorView version={version} />
    </EditorContext>
  );
}

const loadEnded = withTexts(() => import('./publish/proposals-ended.ts'), 'panels');

/** Without a network nothing is said; the publication panel reads the state again when it opens. */
async function tellEnded(editor: Editor, places: readonly EnvironmentId[]): Promise<void> {
  const ended = await loadEnded().catch(() => undefined);
  await ended?.proposalsEnded(editor, places);
}

function openEditor(version: Version, localCopy: LocalCopyStore): Editor {
  const { id } = version;
  const editor: Editor = new Editor({
    version,
    ids: randomIds,
    now: () => Date.now(),
    texts: (descriptor) => i18n._(descriptor),
    localCopy,
    load: () => reportedCall(readVersion(id)),
    schedule: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    save: async (edit, revision) => {
      const saved = await reportedCall(saveChanges(api, id, edit, revision));
      markVersionsStale();
      if (saved.ended_proposals) void tellEnded(editor, saved.ended_proposals);
      return saved.revision;
    },
  });
  if (asksToTry(location.search)) editor.state.mode = 'try';
  const place = placeIn(location.search);
  if (place) editor.select(place);
  return editor;
}
