import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { loadChunk } from '@form-builder/core/messages/load-chunk.ts';
import { expect, test } from 'vitest';
import { loadFieldTypes, viewFilesOf } from './field-loaders.ts';

test.each(fieldTypeNames)('the view of %s is in what its loading tier fetches', async (type) => {
  const { views } = await loadFieldTypes([type]);
  expect(views[type]?.definition.type).toBe(type);
});

test.each(fieldTypeNames)(
  'the messages of %s are in what its loading tier fetches',
  async (type) => {
    const loaders = viewFilesOf([type]).flatMap(({ messages }) => messages);
    const texts = await Promise.all(loaders.map((loader) => loadChunk(loader, 'nl')));
    const ids = texts.flatMap((messages) => Object.keys(messages));
    expect(ids).toEqual(expect.arrayContaining([...(fieldTypes[type].messages ?? [])]));
  },
);

test('types of the first chunk fetch nothing, unknown types fetch the light ones', () => {
  expect(viewFilesOf(['text', 'select'])).toEqual([]);
  expect(viewFilesOf(['hologram', 'iban'])).toHaveLength(1);
});
