import { basicOperators } from '../../conditions/basic-operators.ts';
import type { PartialOperatorRegistry } from '../../conditions/operator.ts';
import { operatorNames, operators, type OperatorName } from '../../conditions/registry.ts';
import type { FormPart } from '../../field-types/form-parts.ts';
import { fieldTypeNames, fieldTypes } from '../../field-types/registry.ts';
import { buildCondition, buildField, buildRule } from '../../form/build-form.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import { expect, test } from 'vitest';
import { neededParts } from './needed-parts.ts';

const pageOf = (...properties: readonly Field[]) => [{ id: 'page', title: '', properties }];
const partsOf = (...fields: readonly Field[]) => neededParts(pageOf(...fields), fieldTypes);
const isRare = (...fields: readonly Field[]) => partsOf(...fields).includes('operators');
const looksRare = (field: Field) => partsOf(field).includes('displays');

const ruled = (operator: OperatorName) =>
  buildField('text', 'ruled', {
    logic: [
      {
        id: 'rule',
        actions: ['hide'],
        condition_group: {
          id: 'group',
          type: 'group',
          logic_operator: 'and',
          children: [
            {
              id: 'condition',
              type: 'condition',
              target: 'read',
              condition_operator: operator,
              value: '1',
            },
          ],
        },
      },
    ],
  });

test('basic operators on light types need no extra module', () => {
  expect(isRare(buildField('text', 'read'), ruled('equal'))).toBe(false);
  expect(isRare(buildField('number', 'read'), ruled('greater_than'))).toBe(false);
  expect(isRare(buildField('date', 'read'), ruled('is_empty'))).toBe(false);
});

test('other operators, and basic ones on other value kinds, need a module', () => {
  expect(isRare(buildField('text', 'read'), ruled('starts_with'))).toBe(true);
  expect(isRare(buildField('date', 'read'), ruled('equal'))).toBe(true);
  expect(isRare(buildField('time', 'read'), ruled('equal'))).toBe(true);
});

const basics: PartialOperatorRegistry = basicOperators;
const commonTypes = fieldTypeNames.filter((type) =>
  ['first', 'usual', 'phone'].includes(fieldTypes[type].loading),
);

test.each(fieldTypeNames)(
  'a rule on %s is rare exactly when the basic operators lack it',
  (type) => {
    const { valueKind } = fieldTypes[type];
    for (const name of operatorNames.filter((one) => operators[one].tests[valueKind])) {
      const isThere = commonTypes.includes(type) && basics[name]?.tests[valueKind];
      expect([name, isRare(buildField(type, 'read'), ruled(name))]).toEqual([name, !isThere]);
    }
  },
);

test('the rule modules are needed for rules, formulas in texts and types that may compute', () => {
  const needs = (...fields: readonly Field[]) => partsOf(...fields).includes('rules');
  const without = [
    buildField('text', 'a'),
    buildField('date', 'b', { logic: [] }),
    buildField('group', 'c'),
    buildField('phone', 'd'),
  ];
  expect(needs(...without)).toBe(false);
  const others = [
    ruled('equal'),
    buildField('number', 'a', { use_formula: true }),
    buildField('formula', 'a'),
  ];
  expect(others.map((field) => needs(field))).toEqual(others.map(() => true));
});

test('the rule modules are needed for a page that rules or a setting hide', () => {
  const withPage = (more: Partial<Page>) =>
    neededParts(
      [{ id: 'page', title: '', properties: [buildField('text', 'a')], ...more }],
      fieldTypes,
    );
  expect(withPage({ is_hidden: true })).toEqual(['rules']);
  const within = buildRule(['show'], buildCondition('a', 'next_week'));
  expect(withPage({ logic: [within] })).toEqual(['rules', 'operators']);
});

test.each<[string, Field, readonly FormPart[]]>([
  ['nothing', buildField('text', 'a'), []],
  [
    'a character set',
    buildField('text', 'a', { custom_properties: { validation: 'bic' } }),
    ['validation', 'validation_texts'],
  ],
  ['a pattern', buildField('text', 'a', { pattern: '[0-9]+' }), ['patterns', 'validation_texts']],
  [
    'another day',
    buildField('date', 'a', { custom_properties: { date_validation: 'after' } }),
    ['date_validation', 'validation_texts'],
  ],
  [
    'a first day',
    buildField('date', 'a', { custom_properties: { min: '2026-01-01' } }),
    ['validation_texts'],
  ],
  [
    'no day in the past',
    buildField('date', 'a', { custom_properties: { past_dates_disabled: true } }),
    ['validation_texts'],
  ],
  [
    'another moment',
    buildField('datetime', 'a', { custom_properties: { moment_validation: 'later' } }),
    ['light', 'validation_texts', 'moment_validation', 'rules'],
  ],
  ['a phone number', buildField('phone', 'a'), ['phone', 'validation_texts']],
])('a field that asks for %s needs its parts only', (_name, field, parts) => {
  expect(partsOf(field)).toEqual(parts);
});

test.each(fieldTypeNames)('the loading tier of %s is a part', (type) => {
  const { loading } = fieldTypes[type];
  const parts: readonly string[] = partsOf(buildField(type, 'a'));
  expect(loading === 'first' || parts.includes(loading)).toBe(true);
});

test('rare displays are loaded apart from rules', () => {
  const pills = buildField('select', 'a', { custom_properties: { display: 'pills' } });
  const toggle = buildField('checkbox', 'a', { custom_properties: { use_toggle_switch: true } });
  const options = Array.from({ length: 16 }, (_, index) => ({ id: `${index}`, label: 'Keuze' }));
  expect([pills, toggle, buildField('select', 'a', { options })].map(looksRare)).toEqual([
    true,
    true,
    true,
  ]);
  expect([pills, toggle].map((field) => isRare(field))).toEqual([false, false]);
  expect(looksRare(buildField('select', 'a', { options: options.slice(1) }))).toBe(false);
  expect(looksRare(buildField('text', 'a', { pattern: '[0-9]+' }))).toBe(false);
});
