import { useEffect } from 'react';
import type { Editor } from '../editor/editor.ts';
import { openFind } from '../find-replace/open-find.ts';
import { focusPalette } from '../palette/focus-palette.ts';

/**
 * The keyboard shortcuts of the whole editor: undo, redo, `/` for the palette, Ctrl Shift F to find
 * and replace, and Ctrl S to save at once.
 */
export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForPalette(editor, event)) {
        event.preventDefault();
        return focusPalette(editor);
      }
      const command = (event.ctrlKey || event.metaKey) && !event.altKey && commandFor(event);
      if (!command || isInOwnEditor(event.target)) return;
      event.preventDefault();
      command(editor);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}

function commandFor({ key, shiftKey }: KeyboardEvent): ((editor: Editor) => void) | undefined {
  const pressed = key.toLowerCase();
  if (pressed === 'z') return (editor) => (shiftKey ? editor.redo() : editor.undo());
  if (pressed === 'y') return (editor) => editor.redo();
  // Ctrl F is the browser's.
  if (pressed === 'f' && shiftKey) return openFind;
  if (pressed === 's') return (editor) => void editor.autosave.flush();
  return undefined;
}

/** The attribute of a text editor whose changes are in the form's history. */
export const sharedUndo = 'data-shared-undo';

/** A slash that is not typed in a text. */
function asksForPalette(editor: Editor, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || editor.state.mode !== 'edit') return false;
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement) || target.isContentEditable) return false;
  return editor.isEditable() && !target.matches('input, textarea, select');
}

/** The rich-text editor has its own undo while it has the focus. */
function isInOwnEditor(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.isContentEditable &&
    target.closest(`[${sharedUndo}]`) === null
  );
}
