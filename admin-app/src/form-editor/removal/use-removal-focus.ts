import { useEffect, useRef } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { selectedFieldIds } from '../editor/selection.ts';

/** Where the focus goes when the panel closes: it never falls to the body. */
export function useRemovalFocus() {
  const editor = useEditor();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  const focusSelected = () =>
    requestAnimationFrame(() => focusItem(selectedFieldIds(editor.state.selection).at(-1)));
  return {
    afterCancel: () => {
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body)
        current.focus();
      else focusSelected();
    },
    afterRemoval: focusSelected,
  };
}

/** Focuses the box of a field, else the first part of the form. */
function focusItem(id: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit], [data-row]')];
  const isItem = ({ dataset }: HTMLElement) => dataset['hit'] === id || dataset['row'] === id;
  const target = hits.find(isItem) ?? hits[0] ?? document.querySelector<HTMLElement>('h1 button');
  target?.focus();
}
