import type { Editor } from '../editor/editor.ts';

/** Focuses the search field of the palette, with an earlier search selected, and opens its panel or tab. */
export function focusPalette(editor: Editor): void {
  if (!editor.isEditable()) return;
  editor.state.leftTab = 'fields';
  if (document.querySelector('[data-palette]') === null) editor.state.drawer = 'left';
  requestAnimationFrame(() => {
    const search = document.querySelector<HTMLInputElement>('[data-palette] input');
    search?.focus();
    search?.select();
  });
}
