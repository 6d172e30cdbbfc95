import type { Editor } from '../../editor/editor.ts';
import { keepSteps, type StepsKeeping } from './keep-steps.ts';
import { savesOf } from './read-saves.ts';
import { createStepsStore } from './stored-steps.ts';

interface Kept extends Pick<StepsKeeping, 'opening' | 'user'> {
  /** Names the steps on this device. */
  readonly name: string;
}

/** Keeps the undo steps of an editor in the storage of the browser. */
export function startKeeping(editor: Editor, { opening, user, name }: Kept): () => void {
  return keepSteps(editor, {
    opening,
    user,
    store: createStepsStore(localStorage, name),
    readSaves: savesOf(editor.versionId),
    now: () => Date.now(),
  });
}
