// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { buildDocument, buildVariable } from '../document/build-document.ts';
import { createLocalCopyStore } from './local-copy.ts';

beforeEach(() => localStorage.clear());

test('what was not saved is read back as it was, variables included', () => {
  const copy = {
    revision: 3,
    document: { ...buildDocument(), variables: [buildVariable('rate')] },
  };
  createLocalCopyStore(localStorage, 'version').write(copy);
  expect(createLocalCopyStore(localStorage, 'version').read()).toEqual(copy);
  expect(createLocalCopyStore(localStorage, 'other').read()).toBeUndefined();
});

test('what is no copy is not read', () => {
  localStorage.setItem('form-editor:version', '{"revision":3}');
  expect(createLocalCopyStore(localStorage, 'version').read()).toBeUndefined();
});
