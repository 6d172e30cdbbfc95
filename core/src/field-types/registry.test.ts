import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pagesSchema } from '../form/pages-schema.ts';
import { buildFormatContext, buildValidationContext } from '../form/build-context.ts';
import type { AnyDefinition, FieldTypeRegistry } from './field-types.ts';
import { getDefinition } from './get-definition.ts';
import { createField } from '../form/create-field.ts';
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

const inputs = fieldTypeNames.flatMap((name) => {
  const definition: AnyDefinition = fieldTypes[name];
  return definition.role === 'input' ? [[name, definition] as const] : [];
});

test.each(inputs)(
  'the example of %s, if any, obeys its rules, and the wrong one does not',
  (...of) => {
    const [name, definition] = of;
    const field = createField(name, { id: 'a', shortId: 'abcd', label: 'A' });
    const issuesOf = (input: unknown) => {
      const answer = definition.parse(input, field);
      if (answer === undefined || answer === null) return [{ code: 'issue.invalid' }];
      return definition.validate(answer, field, buildValidationContext());
    };
    const { example } = definition;
    expect(example ? issuesOf(example.answer) : []).toEqual([]);
    expect(example ? issuesOf(example.wrong) : ['none']).not.toEqual([]);
  },
);

/** Types that the palette does not offer. */
const notInsertable = ['datetime', 'payment'];
const notValidateable = [
  ...['input-collection', 'template', 'break', 'text-layout', 'inline-notice', 'divider'],
  ...['image', 'downloadable-file', 'text-title', 'stop-block', 'group'],
];
const customProperties = [
  ...['use_toggle_switch', 'character_limit', 'display_character_limit', 'min', 'max'],
  ...['allowed_mime_types', 'is_current_date_prefill', 'past_dates_disabled'],
  ...['future_dates_disabled', 'mask', 'validation', 'content', 'max_file_size'],
  ...['max_file_size_unit', 'min_number_of_files', 'max_number_of_files', 'can_show_size'],
  ...['country_code', 'mapping', 'output_mapping', 'custom_list', 'custom_overview_id'],
  ...['integration_id', 'file_property_id', 'alt', 'label_next_button', 'label_edit_button'],
  ...['display', 'show_select_all', 'scope', 'is_force_mapping', 'decimal_separator'],
  ...['thousands_separator', 'decimal_places', 'currency_symbol', 'date_validation'],
  ...['date_options_type', 'file_name', 'reason_id', 'process_ids', 'variant'],
];

/** What needs something outside the form, and what lays it out; all others are questions. */
const integrations = [
  ...['auth', 'payment', 'bag', 'kvk-api', 'matter', 'custom-list', 'multi-custom-list'],
  'redacted',
];
const layouts = [
  ...['text-layout', 'text-title', 'inline-notice', 'image', 'downloadable-file', 'divider'],
  ...['group', 'input-collection', 'break', 'stop-block', 'template'],
];

describe('the specification', () => {
  test.each(fieldTypeNames)('is followed in which group of the palette offers %s', (name) => {
    const isOneOf = (names: readonly string[]) => names.includes(name);
    const group = isOneOf(integrations) ? 'integration' : isOneOf(layouts) ? 'layout' : 'input';
    expect(fieldTypes[name].group).toBe(group);
  });

  test.each(fieldTypeNames)('is followed in where %s is offered and checked', (name) => {
    const { insertable, validateable, editors } = fieldTypes[name];
    expect(insertable).toBe(!notInsertable.includes(name));
    expect(validateable).toBe(!notValidateable.includes(name));
    expect(editors).toEqual(name === 'template' ? ['form'] : ['form', 'template']);
  });

  test.each(customProperties)('gives the custom property %s to some type', (property) => {
    const holders = fieldTypeNames.filter((name) =>
      partsOf(name).some((part) => part.at === 'custom_properties' && part.name === property),
    );
    expect(holders).not.toEqual([]);
  });

  test('is an error for a type it does not have', () => {
    // @ts-expect-error there is no such type
    expect(() => getDefinition(fieldTypes, 'hologram')).toThrow('Unsupported field type: hologram');
    // @ts-expect-error nor is what every object has
    expect(() => getDefinition(fieldTypes, 'constructor')).toThrow();
  });
});

/** Values as an attacker or a broken client would send them. */
const hostile = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '\uD800',
    '\0',
    'x'.repeat(200_000),
    Number.NaN,
    Infinity,
    JSON.parse('{"__proto__":{"polluted":true},"id":"a","label":"b"}'),
    [[[[[[]]]]]],
    Array.from({ length: 5000 }, () => ({ id: 'a', label: 'b' })),
  ),
);

describe('an answer from outside', () => {
  test.each(inputs)('cannot break %s', (name, definition) => {
    const field = createField(name, { id: 'a', shortId: 'abcd', label: 'A' });
    fc.assert(
      fc.property(hostile, (input) => {
        const answer = definition.parse(input, field);
        if (answer === undefined) return;
        expect(definition.parse(answer, field)).toEqual(answer);
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(definition.format(answer, field, buildFormatContext())).toBeTypeOf('string');
        if (answer !== null && !definition.isEmpty(answer)) {
          definition.validate(answer, field, buildValidationContext());
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
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
