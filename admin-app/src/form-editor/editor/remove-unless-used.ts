import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import { findUses } from '../uses/find-uses.ts';
import type { Notice } from './editor-state.ts';
import type { Editor } from './editor.ts';
import type { Removal } from './removal.ts';

/** Removes something at once, or first shows what uses it; returns whether it was removed. */
export function removeUnlessUsed(editor: Editor, removal: Removal): boolean {
  if (!editor.isEditable()) return false;
  const removed = removal.find(editor.document());
  if (!removed) return false;
  if (findUses(editor.document(), removed).length === 0) {
    removal.run();
    return true;
  }
  editor.state.drawer = null;
  editor.state.removal = ref(removal);
  return false;
}

/** Says what was removed, and offers to undo. */
export const removedNotice = (name: string): Notice => ({
  text: msg`“${name}” is verwijderd.`,
  canUndo: true,
});
