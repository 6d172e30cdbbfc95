import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { describe, expect, test } from 'vitest';
import { listFiles, listFolders, listProductCode, readSource } from './source-files.ts';

const types = Object.keys(fieldTypes).sort();
/** What several types share: setting parts, members of definitions, files. */
const sharedFolders = new Set(['base', 'settings', 'uploads']);

describe('a field type', () => {
  test('has a folder with its name in core, without other folders', () => {
    const folders = listFolders('core/src/field-types').filter((name) => !sharedFolders.has(name));
    expect(folders).toEqual(types);
  });

  test.each(types)('%s has its definition and its test in core', (type) => {
    const files = listFiles(`core/src/field-types/${type}`);
    expect(files).toContain(`core/src/field-types/${type}/${type}.ts`);
    expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true);
  });

  test('has a folder with its name in the renderer, beside the shared folders', () => {
    const shared = ['controls', 'frame', 'loading'];
    const folders = listFolders('renderer-element/src/field-types');
    expect(folders.filter((name) => !shared.includes(name))).toEqual(types);
  });

  test('has at most a folder of its name in the admin app', () => {
    const strangers = listFolders('admin-app/src/field-types').filter(
      (name) => !types.includes(name),
    );
    expect(strangers).toEqual([]);
  });
});

/** The code that may name types: their folders, the registries, seeded and invented forms. */
const mayNameTypes =
  /\/field-types\/|\/arbitrary-|-cases\.ts$|^server\/src\/demo\/|^core\/src\/starters\/|^core\/src\/form\/form-definition\.ts|\/custom-elements\//;

/** `field.type === 'text'` and `case 'multi-select':`; conditions have a `type` of their own. */
const comparison = new RegExp(
  `(?:field|cell|definition|property)\\.type\\s*[!=]==?\\s*'(?:${types.join('|')})'`,
);
/** Types whose names mean nothing else: no literal of them belongs outside their folders. */
const unmistakable = new RegExp(`'(?:${types.filter((type) => type.includes('-')).join('|')})'`);

describe('code outside the folders of field types', () => {
  test('uses a registry instead of comparing types', () => {
    const offenders = listProductCode()
      .filter((path) => !mayNameTypes.test(path))
      .filter((path) => {
        const source = readSource(path);
        return comparison.test(source) || unmistakable.test(source);
      });
    expect(offenders).toEqual([]);
  });
});
