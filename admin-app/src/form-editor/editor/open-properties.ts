import { LazyItemPanel } from '../inspector/lazy-item-panel.tsx';
import type { Editor } from './editor.ts';
import { focusProperties } from './focus-properties.ts';

/** Focuses the properties of the selection; opens their drawer on a narrow screen. */
export function openProperties(editor: Editor): void {
  editor.state.drawer = 'right';
  // A panel that could not be loaded shows why.
  void LazyItemPanel.preload().then(focusProperties, () => undefined);
}
