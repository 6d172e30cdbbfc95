import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import type { Command } from '../document/command.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { Notice } from './editor-state.ts';
import type { Editor } from './editor.ts';
import { mentions, type Removal, type RemovedPart } from './removal.ts';

/** Removes something at once, or first shows what uses it. */
export function removeUnlessUsed(editor: Editor, command: Command, removal: Removal): void {
  if (!editor.isEditable()) return;
  if (!isUsedIn(command(editor.document()).document, removal.parts)) return removal.run();
  editor.state.drawer = null;
  editor.state.removal = ref(removal);
}

/** Says what was removed, and offers to undo. */
export const removedNotice = (name: string): Notice => ({
  text: msg`“${name}” is verwijderd.`,
  canUndo: true,
});

/** Whether what remains still names a removed part. Ids are unique, so that the text of it all is enough. */
function isUsedIn({ pages, variables, settings }: EditedVersion, parts: readonly RemovedPart[]) {
  const text = JSON.stringify([pages, variables, { ...settings, 'preview.personas': null }]);
  return parts.some((part) => mentions(text, part));
}
