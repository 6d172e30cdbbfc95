// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { buildDocument, buildVariable } from '../document/build-document.ts';
import { openLocalCopyStore } from './local-copy.ts';

beforeEach(() => localStorage.clear());

test('what was not saved is read back as it was, variables included', async () => {
  const copy = {
    revision: 3,
    document: { ...buildDocument(), variables: [buildVariable('rate')] },
  };
  (await openLocalCopyStore(localStorage, 'version')).write(copy);
  expect((await openLocalCopyStore(localStorage, 'version')).read()).toEqual(copy);
  expect((await openLocalCopyStore(localStorage, 'other')).read()).toBeUndefined();
});

test.each(['{"revision":3}', 'no JSON'])('what is no copy is not read: %s', async (text) => {
  localStorage.setItem('form-editor:version', text);
  expect((await openLocalCopyStore(localStorage, 'version')).read()).toBeUndefined();
});
