import type { Editor } from '../editor/editor.ts';

/** The id of the input with the text to find. */
export const findInputId = 'find-text';

/** Opens find and replace beside the canvas, or moves the focus back to it. */
export function openFind(editor: Editor): void {
  editor.state.mode = 'edit';
  editor.state.isListingRules = false;
  editor.state.isFinding = true;
  document.getElementById(findInputId)?.focus();
}
