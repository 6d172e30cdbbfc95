import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { OperatorName } from '@form-builder/core/conditions/operators.ts';
import { expect, test } from 'vitest';
import { usesRareOperators } from './uses-rare-operators.ts';

const isRare = (...fields: readonly Field[]) =>
  usesRareOperators([{ id: 'page', title: '', properties: fields }]);

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
