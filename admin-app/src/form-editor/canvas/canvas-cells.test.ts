import { buildField } from '@form-builder/core/form/build-form.ts';
import { expect, test } from 'vitest';
import { boxCells, canvasCells, templateCells } from './canvas-cells.ts';

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

test('a repeating field has no rows, as for visitors, and a template row whose fields can be selected', () => {
  const cells = canvasCells([people, name]);
  expect(cells[0]?.rows).toEqual([]);
  const found = boxCells(cells);
  expect([...found.keys()]).toEqual(['people', 'person', 'name']);
  expect(found.get('person')).toBe(cells[0] && templateCells(cells[0])[0]);
});

test('a repeating field that begins with rows needs no template row', () => {
  const cells = canvasCells([{ ...people, custom_properties: { min: 1 } } as typeof people]);
  expect(cells[0]?.rows).toHaveLength(1);
  expect(cells[0] && templateCells(cells[0])).toEqual([]);
  expect(boxCells(cells).get('person')?.key).toMatch(/^person~/);
});

test('the row of a repeating field inside the template row is drawn as well', () => {
  const outer = buildField('input-collection', 'families', { children: [people] });
  expect([...boxCells(canvasCells([outer])).keys()]).toEqual(['families', 'people', 'person']);
});
