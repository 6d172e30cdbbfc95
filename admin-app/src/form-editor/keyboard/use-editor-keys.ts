import { useEffect } from 'react';
import type { Editor } from '../editor/editor.ts';

/** Undo and redo by keyboard, everywhere in the editor; saving by habit (Ctrl S) saves at once. */
export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
  if (pressed === 's') return (editor) => void editor.autosave.flush();
  return undefined;
}

/** The rich-text editor has an undo of its own while the caret is in it. */
function isInOwnEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
