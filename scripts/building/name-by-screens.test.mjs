import { expect, test } from 'vitest';
import { nameByScreens } from './name-by-screens.mjs';

/**
 * Which modules import a module: at once, or later.
 * @type {Readonly<Record<string, { importers: string[], dynamicImporters: string[] }>>}
 */
const modules = {
  start: { importers: [], dynamicImporters: [] },
  routes: { importers: ['start'], dynamicImporters: [] },
  forms: { importers: [], dynamicImporters: ['routes'] },
  users: { importers: [], dynamicImporters: ['routes'] },
  panel: { importers: [], dynamicImporters: ['forms'] },
  ofForms: { importers: ['forms', 'panel'], dynamicImporters: [] },
  alsoOfForms: { importers: ['ofForms'], dynamicImporters: [] },
  ofBoth: { importers: ['forms', 'users'], dynamicImporters: [] },
  ofPanel: { importers: ['panel'], dynamicImporters: [] },
};

const context = { getModuleInfo: (/** @type {string} */ id) => modules[id] ?? null };
const nameOf = (/** @type {string} */ id) => nameByScreens((one) => one === 'start')(id, context);

test('modules of the same screens share a file, also when a later part uses one of them', () => {
  expect(nameOf('ofForms')).toMatch(/^screens-[0-9a-f]{8}$/);
  expect(nameOf('alsoOfForms')).toBe(nameOf('ofForms'));
  expect(nameOf('forms')).toBe(nameOf('ofForms'));
});

test('no screen loads what only another one uses', () => {
  expect(nameOf('users')).not.toBe(nameOf('forms'));
  expect(nameOf('ofBoth')).not.toBe(nameOf('forms'));
  expect(nameOf('ofBoth')).not.toBe(nameOf('users'));
});

test('what no screen loads at once stays apart', () => {
  expect(nameOf('ofPanel')).toBeNull();
  expect(nameOf('panel')).toBeNull();
  expect(nameOf('start')).toBeNull();
});
