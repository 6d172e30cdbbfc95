import { selectedFieldIds } from './selection.ts';
import type { Editor } from './editor.ts';

/** Focuses the box of the selected field, else the first part of the form, once it is drawn. */
export function focusSelection(editor: Editor): void {
  requestAnimationFrame(() => focusDrawnSelection(editor));
}

/** Focuses the box of the selected field as it is drawn now, else the first part of the form. */
export function focusDrawnSelection({ state }: Editor): void {
  const id = selectedFieldIds(state.selection).at(-1);
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit], [data-row]')];
  const isItem = ({ dataset }: HTMLElement) => dataset['hit'] === id || dataset['row'] === id;
  const target = hits.find(isItem) ?? hits[0] ?? document.querySelector<HTMLElement>('h1 button');
  target?.focus();
}
