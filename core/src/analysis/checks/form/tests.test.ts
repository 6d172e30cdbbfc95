import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../../field-types/registry.ts';
import { buildField, buildForm } from '../../../form/build-form.ts';
import type { Page } from '../../../form/form-definition.ts';
import { recordFormTest } from '../../../form-tests/record-form-test.ts';
import { compile } from '../../../session/compile.ts';
import { formulaEngine } from '../../../session/formulas/formula-engine.ts';
import { findingsIn } from '../../build-check.ts';

const name = buildField('text', 'name', { label: 'Naam' });
const ageOf = (formula: string) =>
  buildField('formula', 'age', { label: 'Som', custom_properties: { formula } });
const age = ageOf('1 + 1');
const page = (id: string, more: Partial<Page> = {}): Page => ({
  id,
  title: id,
  properties: [buildField('text', `on${id}`)],
  ...more,
});
const form = { pages: [...buildForm(name, age).pages, page('two')] };
const recorded = recordFormTest(compile(form, fieldTypes, { formulas: formulaEngine }), {
  id: 't1',
  name: 'Zonder iets',
  day: '2026-11-20',
  answers: {},
});
const settings = { 'tests.recorded': [recorded] };
const found = (pages: readonly Page[]) => findingsIn({ pages }, { settings });

describe('recorded tests', () => {
  test('are silent while the form does what it did', () => {
    expect(found(form.pages)).toEqual([]);
  });

  test.each<[string, readonly Page[], readonly string[]]>([
    [
      'test_field_missing name',
      [...buildForm({ ...name, is_hidden: true }, age).pages, page('two')],
      ['test_field_missing name'],
    ],
    [
      'test_issue_extra name',
      [...buildForm({ ...name, is_required: true }, age).pages, page('two')],
      ['test_issue_extra name'],
    ],
    [
      'test_value_changed age',
      [...buildForm(name, ageOf('3')).pages, page('two')],
      ['test_value_changed age'],
    ],
    [
      'test_page_extra three',
      [...form.pages, page('three')],
      ['test_page_extra three', 'test_field_extra onthree'],
    ],
  ])('find %s', (_, pages, expected) => {
    const ofTests = found(pages).filter((one) => one.startsWith('test_'));
    expect(ofTests.toSorted()).toEqual(expected.toSorted());
  });

  test('find what is gone in the form as a whole', () => {
    expect(found(buildForm(name).pages)).toEqual([
      'test_page_missing',
      'test_field_missing',
      'test_field_missing',
    ]);
  });
});
