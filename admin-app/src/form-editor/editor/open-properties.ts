import type { Editor } from './editor.ts';

/** Focuses the properties of the selection; opens their drawer on a narrow screen. */
export function openProperties(editor: Editor): void {
  editor.state.drawer = 'right';
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-inspector] :is(input, textarea, [contenteditable="true"])')
      ?.focus(),
  );
}
