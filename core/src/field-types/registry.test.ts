import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pagesSchema } from '../form/pages-schema.ts';
import type { FieldTypeRegistry } from './field-type.ts';
import { createField } from './create-field.ts';
import { fieldTypeNames, fieldTypes } from './registry.ts';
import type { SettingPart } from './settings/setting-part.ts';
import { settingParts } from './settings/setting-parts.ts';

const partsOf = (name: (typeof fieldTypeNames)[number]) =>
  fieldTypes[name].settings.map((part): SettingPart => settingParts[part]);

describe.each(fieldTypeNames)('%s', (name) => {
  test('is registered under its own name', () => {
    expect(fieldTypes[name].type).toBe(name);
  });

  test('has no two settings stored in one place', () => {
    const places = partsOf(name).map(({ at, name: property }) => `${at}.${property}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test('lets settings depend only on settings it has', () => {
    const places = partsOf(name).map(({ at, name: property }) => `${at}.${property}`);
    const needed = partsOf(name).flatMap(({ appliesWhen }) =>
      appliesWhen ? [`${appliesWhen.at}.${appliesWhen.name}`] : [],
    );
    expect(needed.filter((place) => !places.includes(place))).toEqual([]);
  });

  test('is created with settings that may be saved', () => {
    const field = createField(name, { id: 'a', shortId: 'abcd', label: 'A' });
    const pages = [{ id: 'page', title: 'Page', properties: [field] }];
    expect(v.parse(pagesSchema, pages)).toEqual(pages);
  });
});

test('every setting part is used by some type', () => {
  const used = new Set(fieldTypeNames.flatMap((name) => fieldTypes[name].settings));
  expect(
    Object.keys(settingParts).filter((part) => ![...used].some((name) => name === part)),
  ).toEqual([]);
});

test('two new fields share no list', () => {
  const create = () => createField('select', { id: 'a', shortId: 'abcd', label: 'A' });
  expect(create().options).not.toBe(create().options);
});

test('a registry that misses a type does not compile', () => {
  const { text, ...others } = fieldTypes;
  // @ts-expect-error the definition of text is missing
  const incomplete: FieldTypeRegistry = others;
  expect({ ...incomplete, text }).toEqual(fieldTypes);
});
