import path from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from './source-files.ts';

const startTexts = readSource('admin-app/src/locales/start/nl.po');
const editorTexts = readSource('admin-app/src/locales/editor/nl.po');
const panelTexts = readSource('admin-app/src/locales/panels/nl.po');

const staticImports = /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';/gm;
const allImports = /(?:^(?:import|export) (?!type )[^;]*?|import\()'(\.[^']+)'/gm;

/** All modules that a module loads by imports of this kind, itself included. */
function reachedFrom(start: string, imports: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return;
    found.add(file);
    for (const [, specifier = ''] of readSource(file).matchAll(imports))
      visit(path.posix.join(path.posix.dirname(file), specifier));
  };
  visit(start);
  return found;
}

const withTexts = (files: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => /\b(?:t|msg)`|<(?:Trans|Plural)\b/.test(readSource(file)));

const isListedIn = (catalogue: string, file: string): boolean =>
  catalogue.includes(`#: ${file.slice('admin-app/'.length)}\n`);

test('all texts that the first screen may show are in its catalogue', () => {
  const files = withTexts(reachedFrom('admin-app/src/start-app.tsx', staticImports));
  expect(files).toContain('admin-app/src/home/home-screen.tsx');
  // A new one is added to `startSources` of admin-app/lingui.config.ts.
  expect(files.filter((file) => !isListedIn(startTexts, file))).toEqual([]);
});

const editor = 'admin-app/src/form-editor/form-editor-screen.tsx';

test('all texts that the first view of the form editor may show are in its catalogue or that of the first screen', () => {
  const files = withTexts(reachedFrom(editor, staticImports));
  expect(files).toContain('admin-app/src/form-editor/inspector/version/version-panel.tsx');
  const isListed = (file: string) => [startTexts, editorTexts].some((po) => isListedIn(po, file));
  // A new one is added to `editorSources` of admin-app/lingui.config.ts.
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});

test('all texts that its panels may show are in a catalogue that is loaded by then', () => {
  const files = withTexts(reachedFrom(editor, allImports));
  expect(files).toContain('admin-app/src/templates/template-publication.tsx');
  const catalogues = [startTexts, editorTexts, panelTexts];
  const isListed = (file: string) => catalogues.some((po) => isListedIn(po, file));
  // A new one is added to `panelSources` of admin-app/lingui.config.ts.
  expect(files.filter((file) => !isListed(file))).toEqual([]);
});
