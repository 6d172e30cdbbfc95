import { operators } from '@form-builder/core/conditions/registry.ts';
import { actionNames } from '@form-builder/core/logic/logic-rule.ts';
import { expect, test } from 'vitest';
import { listFiles } from './source-files.ts';

/** What the files of a folder are about, in the words of the wire: `is-empty.ts` is `is_empty`. */
function namesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length).replaceAll('-', '_'))
    .sort();
}

test('every operator has a file of its name, and every file is registered', () => {
  expect(namesIn('core/src/conditions/operators')).toEqual(Object.keys(operators).sort());
});

test.each(Object.entries(operators))(
  'the operator %s is registered under its own name',
  (name, operator) => {
    expect(operator.name).toBe(name);
  },
);

test('every action has a file of its name, and no other file is there', () => {
  expect(namesIn('core/src/logic/actions')).toEqual([...actionNames].sort());
});
