import { selectedFieldIds } from './selection.ts';
import type { Editor } from './editor.ts';

/** Focuses the box of the selected field, else the first part of the form, once it is drawn. */
export function focusSelection({ state }: Editor): void {
  requestAnimationFrame(() => focusItem(selectedFieldIds(state.selection).at(-1)));
}

function focusItem(id: string | undefined): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit], [data-row]')];
  const isItem = ({ dataset }: HTMLElement) => dataset['hit'] === id || dataset['row'] === id;
  const target = hits.find(isItem) ?? hits[0] ?? document.querySelector<HTMLElement>('h1 button');
  target?.focus();
}
