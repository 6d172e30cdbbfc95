import { describe, expect, test } from 'vitest';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { planTables } from './plan-tables.ts';
import { readVersion } from './read-version.ts';

const version = (...fields: readonly Field[]) => readVersion(buildForm(...fields));
const child = buildField('input-collection', 'children', {
  children: [buildField('text', 'name'), buildField('date', 'born')],
});

describe('the tables of an export', () => {
  test('have the fields of all versions, those of older ones in their old position', () => {
    const newest = version(buildField('text', 'a'), buildField('text', 'c'));
    const older = version(
      buildField('text', 'a'),
      buildField('text', 'b'),
      buildField('text', 'c'),
    );
    const oldest = version(buildField('text', 'z'));
    const { columns } = planTables([newest, older, oldest], null);
    expect(columns.map(({ fieldId }) => fieldId)).toEqual(['a', 'b', 'c', 'z']);
  });

  test('have a table for every repeating field, also for a nested one', () => {
    const nested = buildField('input-collection', 'outer', { children: [child] });
    const plan = planTables([version(nested)], null);
    expect(plan.columns.map(({ fieldId, isRows }) => [fieldId, isRows])).toEqual([['outer', true]]);
    expect(plan.rows.map(({ fieldId, parentId }) => [fieldId, parentId])).toEqual([
      ['outer', null],
      ['children', 'outer'],
    ]);
  });

  test('leave out fields without answers, and read groups in place', () => {
    const group = buildField('group', 'g', { children: [buildField('text', 'a')] });
    const plan = planTables([version(buildField('divider', 'd'), group)], null);
    expect(plan.columns.map(({ fieldId }) => fieldId)).toEqual(['a']);
  });

  test('contain the chosen fields and the repeating field around them', () => {
    const plan = planTables([version(buildField('text', 'a'), child)], new Set(['born']));
    expect(plan.columns.map(({ fieldId }) => fieldId)).toEqual(['children']);
    expect(plan.rows[0]?.columns.map(({ fieldId }) => fieldId)).toEqual(['born']);
  });

  test('give every column a unique label, with the key where two questions have the same', () => {
    const fields = [
      buildField('text', 'a', { label: 'Naam', short_id: 'aaaa' }),
      buildField('text', 'b', { label: 'Naam', short_id: 'bbbb' }),
    ];
    const { columns } = planTables([version(...fields)], null);
    expect(columns.map(({ uniqueLabel }) => uniqueLabel)).toEqual(['Naam', 'Naam (bbbb)']);
  });

  test('give every column a unique key', () => {
    const fields = [
      buildField('text', 'a', { name: 'naam', short_id: 'aaaa' }),
      buildField('text', 'b', { name: 'naam', short_id: 'bbbb' }),
      buildField('text', 'c', { short_id: 'cccc' }),
    ];
    const keys = planTables([version(...fields)], null).columns.map(({ key }) => key);
    expect(keys).toEqual(['naam', 'naam_bbbb', 'cccc']);
  });
});
