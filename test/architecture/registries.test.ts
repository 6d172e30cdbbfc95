import { operators } from '@form-builder/core/conditions/registry.ts';
import { actionNames } from '@form-builder/core/logic/logic-rule.ts';
import type { OperandActionType } from '@form-builder/core/logic/operand-action.ts';
import { expect, test } from 'vitest';
import { listFiles, listFolders } from './source-files.ts';

const wireName = (file: string) => file.replaceAll('-', '_');

/** What the files of a folder are about, in the words of the wire: `is-empty.ts` is `is_empty`. */
function wireNames(files: readonly string[]): string[] {
  return files
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))
    .map(wireName)
    .sort();
}

test('every operator has a folder of its name, and every folder is registered', () => {
  const folders = listFolders('core/src/conditions/operators');
  expect(folders.map(wireName).sort()).toEqual(Object.keys(operators).sort());
});

test.each(Object.entries(operators))('the words of %s are its own', (name, { words }) => {
  expect(words.menu).toBe(`describe.operator.${name}`);
});

test('every action that is only a name has a file of its name, and no other file is there', () => {
  const files = listFiles('core/src/logic/actions').filter((path) => path.split('/').length === 5);
  expect(wireNames(files)).toEqual([...actionNames].sort());
});

test('every action with an operand has a folder of its name, and no other folder is there', () => {
  const types: Readonly<Record<OperandActionType, true>> = { set_value: true, route: true };
  const folders = listFolders('core/src/logic/actions');
  expect(folders.map(wireName).sort()).toEqual(Object.keys(types).sort());
});
