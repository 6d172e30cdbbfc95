import { buildField } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { canvasCells } from './canvas-cells.ts';
import { firstCells } from './preview-definition.ts';

const name = buildField('text', 'name');
const street = buildField('text', 'street');
const people = buildField('input-collection', 'people', {
  children: [buildField('text', 'person')],
});

test('a field that did not change keeps its cell', () => {
  const [first, second] = canvasCells([name, street]);
  const [changed, same] = canvasCells([{ ...name, label: 'Naam' }, street]);
  expect(changed).not.toBe(first);
  expect(changed?.field.label).toBe('Naam');
  expect(same).toBe(second);
});

test('everything is shown, also what is hidden for visitors', () => {
  const [hidden] = canvasCells([{ ...name, is_hidden: true }]);
  expect(hidden?.visible).toBe(true);
});

test('a repeating field has one row, so that its fields can be selected', () => {
  const found = firstCells(canvasCells([people, name]));
  expect([...found.keys()]).toEqual(['people', 'person', 'name']);
  expect(found.get('person')?.key).toMatch(/^person~/);
});
