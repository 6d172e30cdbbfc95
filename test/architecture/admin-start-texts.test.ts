import path from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from './source-files.ts';

const catalogue = readSource('admin-app/src/locales/start/nl.po');

/** The modules that a module imports when it is loaded, those that it imports on demand left out. */
function importsOf(file: string): readonly string[] {
  const statements = readSource(file).matchAll(/^(?:import|export) (?!type )[^;]*?'(\.[^']+)';/gm);
  return [...statements].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );
}

/** All that is loaded with a module. */
function loadedWith(start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return;
    found.add(file);
    importsOf(file).forEach(visit);
  };
  visit(start);
  return found;
}

test('all texts that the first screen may show are in its catalogue', () => {
  const withTexts = [...loadedWith('admin-app/src/start-app.tsx')].filter((file) =>
    /@lingui\/(react|core)\/macro/.test(readSource(file)),
  );
  expect(withTexts).toContain('admin-app/src/home/home-screen.tsx');
  const isListed = (file: string) => catalogue.includes(`#: ${file.slice('admin-app/'.length)}\n`);
  // A new one is added to `startSources` of admin-app/lingui.config.ts.
  expect(withTexts.filter((file) => !isListed(file))).toEqual([]);
});
