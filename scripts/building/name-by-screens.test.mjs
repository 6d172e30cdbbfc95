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
  onlyOfUsers: { importers: ['users'], dynamicImporters: [] },
  ofPanel: { importers: ['panel'], dynamicImporters: [] },
};

const context = { getModuleInfo: (/** @type {string} */ id) => modules[id] ?? null };
const nameOf = (/** @type {string} */ id) => nameByScreens((one) => one === 'start')(id, context);

test('modules of the same screens share a file, also when a later part uses one of them', () => {
  expect(nameOf('ofForms')).toMatch(/^screens-[0-9a-f]{8}$/);
  expect(nameOf('alsoOfForms')).toBe(nameOf('ofForms'));
});

test('a screen keeps what nothing else loads in its own file', () => {
  expect(nameOf('users')).toBeNull();
  expect(nameOf('onlyOfUsers')).toBeNull();
});

test('no screen loads what only another one uses', () => {
  expect(nameOf('ofBoth')).toMatch(/^screens-[0-9a-f]{8}$/);
  expect(nameOf('ofBoth')).not.toBe(nameOf('ofForms'));
});

test('what no screen loads at once stays apart', () => {
  expect(nameOf('ofPanel')).toBeNull();
  expect(nameOf('panel')).toBeNull();
  expect(nameOf('start')).toBeNull();
});
