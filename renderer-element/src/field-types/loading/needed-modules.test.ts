import { buildCondition, buildField, buildRule } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { PartialOperatorRegistry } from '@form-builder/core/conditions/operator.ts';
import { basicOperators } from '@form-builder/core/conditions/basic-operators.ts';
import { operatorNames, type OperatorName } from '@form-builder/core/conditions/registry.ts';
import { operators } from '@form-builder/core/conditions/registry.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { expect, test } from 'vitest';
import { basicViews } from './basic-views.ts';
import { neededModules } from './needed-modules.ts';
import { views as commonViews } from './common-views.ts';
import { views as phoneViews } from './phone-views.ts';

const pageOf = (...properties: readonly Field[]) => [{ id: 'page', title: '', properties }];
const isRare = (...fields: readonly Field[]) => neededModules(pageOf(...fields)).operators;
const validatesRarely = (field: Field) => neededModules(pageOf(field)).validation;
const looksRare = (field: Field) => neededModules(pageOf(field)).displays;

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
const commonTypes = Object.keys({ ...basicViews, ...commonViews, ...phoneViews });

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
  const needs = (...fields: readonly Field[]) => neededModules(pageOf(...fields)).rules;
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
  const [page] = pageOf(buildField('text', 'a'));
  if (!page) throw new Error('There is a page');
  expect(neededModules([{ ...page, is_hidden: true }]).rules).toBe(true);
  const within = buildRule(['show'], buildCondition('a', 'next_week'));
  expect(neededModules([{ ...page, logic: [within] }])).toMatchObject({
    rules: true,
    operators: true,
  });
});

test('rare validation is loaded without operators and other types', () => {
  const field = buildField('text', 'a', { custom_properties: { validation: 'bic' } });
  expect(neededModules(pageOf(field))).toEqual({
    rules: false,
    fills: false,
    operators: false,
    validation: true,
    dateValidation: false,
    displays: false,
  });
  expect(validatesRarely(buildField('text', 'a'))).toBe(false);
  expect(validatesRarely(buildField('text', 'a', { pattern: '[0-9]+' }))).toBe(false);
  const day = buildField('date', 'a', { custom_properties: { date_validation: 'after' } });
  expect(neededModules(pageOf(day))).toMatchObject({ validation: false, dateValidation: true });
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
