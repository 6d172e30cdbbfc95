import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { countingIds } from '../form-editor/document/build-document.ts';
import { Editor } from '../form-editor/editor/editor.ts';
import { EditorContext } from '../form-editor/editor/editor-context.ts';
import { LazyItemPanel } from '../form-editor/inspector/lazy-item-panel.tsx';
import { LazyPageTree, LazyVariableList } from '../form-editor/layout/lazy-tabs.tsx';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { buildVersion } from './build-version.ts';
import { prepareScreens, renderScreen } from './render-screen.tsx';

/** Renders parts of the editor of a version; nothing is saved. */
export function renderEditor(parts: Partial<Version>, drawn: ReactNode): Editor {
  const version = buildVersion(parts);
  const editor = new Editor({
    version,
    ids: countingIds(),
    now: () => 0,
    texts: (descriptor) => i18n._(descriptor),
    localCopy: { read: () => undefined, write: () => undefined, clear: () => undefined },
    schedule: () => () => undefined,
    load: () => Promise.resolve(version),
    save: () => Promise.resolve(2),
  });
  renderScreen(<EditorContext value={editor}>{drawn}</EditorContext>);
  return editor;
}

/**
 * Adds what the editor needs in jsdom, and loads the Dutch texts; call it once before the tests of
 * a file.
 */
export async function prepareEditor(): Promise<void> {
  prepareScreens();
  await activateLanguage('nl');
  await loadTexts('editor');
  await loadTexts('panels');
  // These are chunks of their own, which can take longer to load than a query waits.
  await import('../form-editor/formulas/code-editor/code-editor.tsx');
  await LazyItemPanel.preload();
  await LazyPageTree.preload();
  await LazyVariableList.preload();
}
