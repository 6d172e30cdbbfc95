import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { OperatorName } from '@form-builder/core/conditions/operators.ts';
import { expect, test } from 'vitest';
import { usesRareLooks, usesRareRules } from './uses-rare-parts.ts';

const pageOf = (...properties: readonly Field[]) => [{ id: 'page', title: '', properties }];
const isRare = (...fields: readonly Field[]) => usesRareRules(pageOf(...fields));
const looksRare = (field: Field) => usesRareLooks(pageOf(field));

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

test('common operators on light types are there', () => {
  expect(isRare(buildField('text', 'read'), ruled('equal'))).toBe(false);
  expect(isRare(buildField('number', 'read'), ruled('greater_than'))).toBe(false);
  expect(isRare(buildField('date', 'read'), ruled('is_empty'))).toBe(false);
});

test('other operators, and common ones on other kinds of answer, are fetched', () => {
  expect(isRare(buildField('text', 'read'), ruled('starts_with'))).toBe(true);
  expect(isRare(buildField('date', 'read'), ruled('equal'))).toBe(true);
  expect(isRare(buildField('time', 'read'), ruled('equal'))).toBe(true);
});

test('rules of few fields are fetched', () => {
  expect(isRare(buildField('text', 'a', { pattern: '[0-9]+' }))).toBe(true);
  expect(isRare(buildField('email', 'a', { pattern: '.*@voorbeeld[.]nl' }))).toBe(true);
  expect(isRare(buildField('text', 'a', { custom_properties: { validation: 'bic' } }))).toBe(true);
  const relation = { custom_properties: { date_validation: 'after' } } as const;
  expect(isRare(buildField('date', 'a', relation))).toBe(true);
});

test('looks of few fields are fetched, apart from rules', () => {
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
