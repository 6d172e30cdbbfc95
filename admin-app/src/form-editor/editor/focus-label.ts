import type { Editor } from './editor.ts';
import { ref } from 'valtio';

/**
 * Focuses the label of the field that was just added, with its text selected so that typing
 * replaces it. When the properties are in a closed drawer or still load, focuses the label on the
 * canvas, so that no typed character is lost.
 */
export function focusLabel(editor: Editor): void {
  const { openSections } = editor.state;
  editor.state.fieldTab = 'settings';
  if (!openSections.includes('general'))
    editor.state.openSections = ref(['general', ...openSections]);
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLInputElement>('[data-inspector] input[name="label"]');
    const { selection } = editor.state;
    if (input) {
      input.focus();
      input.select();
    } else if (selection.kind === 'field') {
      editor.state.editing = ref({ on: 'field', id: selection.id, name: 'label' });
    }
  });
}
