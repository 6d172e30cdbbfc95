import { mergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import { subscribe } from 'valtio';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { Editor } from '../../editor/editor.ts';
import { earlierDocument, type ReadSaves } from './earlier-document.ts';
import { recallSteps } from './recall-steps.ts';
import { recordSteps, type Recorded } from './record-steps.ts';
import type { StepsStore, StoredSteps } from './stored-steps.ts';

/** How the editor was opened. */
export interface Opening {
  /** The document that it showed. */
  readonly document: EditedVersion;
  /** The stored version. */
  readonly stored: EditedVersion;
  readonly revision: number;
  /** Whether the document was that of the stored version, or unsaved changes of this device. */
  readonly isSaved: boolean;
}

/** The dependencies of keeping undo steps. */
export interface StepsKeeping {
  readonly opening: Opening;
  readonly user: string;
  readonly store: StepsStore;
  readonly readSaves: ReadSaves;
  readonly now: () => number;
}

/**
 * Brings back the undo steps of the last visit, and stores those of this one with each save. Returns a
 * function that stops storing.
 */
export function keepSteps(editor: Editor, keeping: StepsKeeping): () => void {
  const recorded: Recorded = new WeakMap();
  const store = () => keeping.store.write(stepsOf(editor, keeping, recorded));
  let stop: (() => void) | undefined;
  let isStopped = false;
  void recall(editor, keeping, recorded).finally(() => {
    if (!isStopped) stop = onSaves(editor, store);
  });
  return () => {
    isStopped = true;
    if (!stop) return;
    stop();
    store();
  };
}

/** Adds the steps of the last visit; without a network, or after too many saves of others, there are none. */
async function recall(editor: Editor, keeping: StepsKeeping, recorded: Recorded): Promise<void> {
  const stored = keeping.store.read();
  if (stored?.user !== keeping.user) return;
  const base = await baseOf(stored, keeping).catch(() => undefined);
  if (base) editor.addEarlier(await recallSteps(stored, { base, mergeVersions, recorded }));
}

/** The document that the steps were stored with. */
async function baseOf(
  { revision, isSaved }: StoredSteps,
  { opening, readSaves }: StepsKeeping,
): Promise<EditedVersion | undefined> {
  if (!isSaved && !opening.isSaved && revision === opening.revision) return opening.document;
  // A save that was under way when the visit ended.
  const to = isSaved ? revision : revision + 1;
  return earlierDocument(opening.stored, { from: opening.revision, to }, readSaves);
}

function onSaves(editor: Editor, store: () => void): () => void {
  let last = editor.state.save;
  return subscribe(editor.state, () => {
    const { save } = editor.state;
    if (save === last) return;
    last = save;
    if (save.status !== 'unsaved') store();
  });
}

function stepsOf(
  { autosave, state, texts }: Editor,
  { user, now }: StepsKeeping,
  recorded: Recorded,
): StoredSteps {
  const { past, future, document } = state.history;
  const recording = { document, recorded, texts };
  return {
    user,
    revision: autosave.revision,
    isSaved: state.save.status === 'saved',
    at: now(),
    past: recordSteps(past, recording),
    future: recordSteps(future, recording),
  };
}
