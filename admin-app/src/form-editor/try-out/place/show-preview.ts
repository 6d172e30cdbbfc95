import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import type { Editor } from '../../editor/editor.ts';

/** Where the form is tried out: beside the canvas, instead of it, or in a window of its own. */
export type PreviewPlace = 'beside' | 'instead' | 'window';

/** As wide as a tablet, so that the form has its usual layout. */
const windowFeatures = 'popup,width=820,height=960';

/** Shows the preview in another place; says so when the browser blocks a window. Returns whether it is shown. */
export function showPreview(editor: Editor, place: PreviewPlace): boolean {
  const { state } = editor;
  // An empty page of our own origin: it has our policy, and nothing of the form in its address.
  const view = place === 'window' ? window.open('', '', windowFeatures) : null;
  if (place === 'window' && !view) {
    editor.notify({
      text: msg`De browser houdt het venster tegen. Sta vensters van deze site toe en probeer het opnieuw.`,
      canUndo: false,
    });
    return false;
  }
  state.mode = place === 'instead' ? 'try' : 'edit';
  state.hasPreview = place !== 'instead';
  state.previewWindow = view && ref(view);
  return true;
}

/** Ends the preview that is beside the canvas or in a window. */
export function endPreview({ state }: Editor): void {
  state.hasPreview = false;
  state.previewWindow = null;
}

/** Ends the preview; a focus that was in it goes to the button that shows it again. */
export function closePreview(editor: Editor): void {
  endPreview(editor);
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-shows="hasPreview"]')?.focus();
  });
}
