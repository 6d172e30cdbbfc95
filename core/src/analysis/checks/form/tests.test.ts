import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../../field-types/registry.ts';
import { buildField, buildForm } from '../../../form/build-form.ts';
import type { Page } from '../../../form/form-definition.ts';
import { recordFormTest } from '../../../form-tests/record-form-test.ts';
import { compile } from '../../../session/compile.ts';
import { formulaEngine } from '../../../session/formulas/formula-engine.ts';
import { translatorOf } from '../../../messages/all-messages.ts';
import type { FormTest } from '../../../version-settings/form-test.ts';
import { buildCheckContext, findingsIn } from '../../build-check.ts';
import { checkForm } from '../../check-form.ts';
import { describeFinding } from '../../describe-finding.ts';

const translate = translatorOf('nl');

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

  const describedIn = (pages: readonly Page[], tests: readonly FormTest[] = [recorded]) =>
    checkForm({ pages }, buildCheckContext({ settings: { 'tests.recorded': [...tests] } }))
      .filter(({ code }) => code.startsWith('test_'))
      .map((one) => [one.severity, describeFinding(one, { locale: 'nl', translate })]);
  const renamed = { ...name, is_hidden: true };
  const failed = (what: string) => ['error', `Test “Zonder iets” klopt niet meer. ${what}`];

  test.each<[readonly Page[], string]>([
    [[...buildForm(renamed, age).pages, page('two')], 'Niet meer getoond: “Naam”.'],
    [
      [...buildForm({ ...name, is_required: true }, ageOf('3')).pages, page('two')],
      'Een andere waarde: “Som”. Nu een fout bij “Naam”.',
    ],
    [buildForm(name).pages, 'Niet meer getoond: “two”. Niet meer getoond: “age”, “ontwo”.'],
  ])('that fail are one problem with all differences', (pages, what) => {
    expect(describedIn(pages)).toEqual([failed(what)]);
  });

  test('are a warning for what was added later, however much that is', () => {
    const added = {
      ...page('three'),
      properties: [buildField('text', 'extra', { is_required: true })],
    };
    expect(describedIn([...form.pages, added])).toEqual([
      ['warning', 'Test “Zonder iets”: Nieuw, nog niet in de test: “three”, “extra”.'],
    ]);
  });

  test('without a list of what the form had take an added field for a fault', () => {
    const { id, name: title, day, answers, expected } = recorded;
    const older = { id, name: title, day, answers, expected };
    expect(describedIn([...form.pages, page('three')], [older])).toEqual([
      failed('Nu wel getoond: “three”. Nu wel getoond: “onthree”.'),
    ]);
  });
});
