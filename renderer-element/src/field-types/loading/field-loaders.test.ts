import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { validationMessages } from '@form-builder/core/messages/generated/validation/load.ts';
import { loadChunk } from '@form-builder/core/messages/load-chunk.ts';
import { neededParts } from '@form-builder/core/session/program/needed-parts.ts';
import { expect, test } from 'vitest';
import { loadFieldTypes, viewFilesOf } from './field-loaders.ts';

const partsOf = (type: FieldTypeName) =>
  neededParts([{ id: 'page', title: '', properties: [buildField(type, 'a')] }], fieldTypes);

test.each(fieldTypeNames)('the view of %s is in what its loading tier fetches', async (type) => {
  const { views } = await loadFieldTypes(partsOf(type));
  expect(views[type]?.definition.type).toBe(type);
});

test.each(fieldTypeNames)('the messages of %s are in what its parts fetch', async (type) => {
  const parts = partsOf(type);
  const loaders = viewFilesOf(parts).flatMap(({ messages }) => messages);
  // With the deferred code: nothing is validated before it.
  if (parts.includes('validation_texts')) loaders.push(validationMessages);
  const texts = await Promise.all(loaders.map((loader) => loadChunk(loader, 'nl')));
  const ids = texts.flatMap((messages) => Object.keys(messages));
  expect(ids).toEqual(expect.arrayContaining([...(fieldTypes[type].messages ?? [])]));
});

test('parts without views fetch none', () => {
  expect(viewFilesOf(['rules', 'light'])).toHaveLength(1);
});
