import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { OperatorName } from '@form-builder/core/conditions/operators.ts';
import { expect, test } from 'vitest';
import { usesRareParts } from './uses-rare-parts.ts';

const isRare = (...fields: readonly Field[]) =>
  usesRareParts([{ id: 'page', title: '', properties: fields }]);

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

test('rules and looks of few fields are fetched', () => {
  expect(isRare(buildField('text', 'a', { pattern: '[0-9]+' }))).toBe(true);
  expect(isRare(buildField('email', 'a', { pattern: '.*@voorbeeld[.]nl' }))).toBe(true);
  expect(isRare(buildField('select', 'a', { custom_properties: { display: 'pills' } }))).toBe(true);
  expect(
    isRare(buildField('checkbox', 'a', { custom_properties: { use_toggle_switch: true } })),
  ).toBe(true);
  expect(isRare(buildField('text', 'a', { custom_properties: { validation: 'bic' } }))).toBe(true);
  const relation = { custom_properties: { date_validation: 'after' } } as const;
  expect(isRare(buildField('date', 'a', relation))).toBe(true);
});
