import { useCallback, useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { selectedFieldIds } from '../editor/selection.ts';

/** Where the focus goes when the panel closes: it never falls to the body. */
export function useRemovalFocus() {
  const editor = useEditor();
  // Before the question takes the focus, which it does in an effect.
  const [opener] = useState(() => document.activeElement);
  const afterRemoval = useCallback(() => {
    requestAnimationFrame(() => focusItem(selectedFieldIds(editor.state.selection).at(-1)));
  }, [editor]);
  const afterCancel = useCallback(() => {
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
      opener.focus();
    else afterRemoval();
  }, [opener, afterRemoval]);
  return { afterCancel, afterRemoval };
}

/** Focuses the box of a field, else the first part of the form. */
function focusItem(id: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit], [data-row]')];
  const isItem = ({ dataset }: HTMLElement) => dataset['hit'] === id || dataset['row'] === id;
  const target = hits.find(isItem) ?? hits[0] ?? document.querySelector<HTMLElement>('h1 button');
  target?.focus();
}
