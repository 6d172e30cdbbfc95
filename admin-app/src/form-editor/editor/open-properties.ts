import { LazyItemPanel } from '../inspector/lazy-item-panel.tsx';
import type { Editor } from './editor.ts';

/** Focuses the properties of the selection; opens their drawer on a narrow screen. */
export function openProperties(editor: Editor): void {
  editor.state.drawer = 'right';
  // A panel that could not be loaded shows why.
  void LazyItemPanel.preload().then(focusFirstInput, () => undefined);
}

function focusFirstInput(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-inspector] :is(input, textarea, [contenteditable="true"])')
      ?.focus(),
  );
}
