import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import { createField } from '../form/create-field.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { validateSubmission } from '../session/validation/validate-submission.ts';
import { fillAtRandom } from './fill-at-random.ts';

const clock = buildClock();
const start = (form: FormDefinition) => {
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  return { program, session: createSession(program, { clock }) };
};
const fill = (form: FormDefinition, seed = 1) => {
  const { program, session } = start(form);
  return { ...fillAtRandom(session, { seed }), session, program };
};
const required = (type: Field['type'], more: object = {}) =>
  buildField(type, type, { is_required: true, ...more });
const options = [
  { id: 'o1', label: 'Een' },
  { id: 'o2', label: 'Twee' },
  { id: 'o3', label: 'Drie' },
];

describe('filling in at random', () => {
  test('answers every type validly, or names those whose answer cannot be invented', () => {
    const fields = Object.values(fieldTypes)
      .filter(({ role }) => role === 'input')
      .map(({ type }) => ({
        ...createField(type, { id: type, shortId: type.replaceAll('-', ''), label: type }),
        is_required: true,
        options,
      }));
    const { unfilled, issues, program, session } = fill(buildForm(...fields));
    expect(unfilled.toSorted()).toEqual([
      ...['auth', 'custom-list', 'date-formula', 'file', 'files', 'formula', 'matter'],
      ...['multi-custom-list', 'payment', 'redacted'],
    ]);
    expect(issues.filter(({ path }) => !unfilled.includes(path))).toEqual([]);
    const result = validateSubmission(program, session.answers(), clock);
    const paths = result.ok ? [] : result.issues.map(({ path }) => path);
    expect(paths.filter((path) => !unfilled.includes(path))).toEqual([]);
  });

  const limited: readonly Field[] = [
    required('text', { pattern: '[A-Z]{2}-\\d{3,5}(x|yz)*' }),
    required('text', { custom_properties: { validation: 'numeric', number_of_numerals: 6 } }),
    required('text', { custom_properties: { validation: 'bic' } }),
    required('text', { custom_properties: { character_limit: 3 } }),
    required('textarea', { custom_properties: { character_limit: 12 } }),
    required('email', { custom_properties: { character_limit: 8 } }),
    required('phone', { custom_properties: { validation: 'international' } }),
    required('phone', { custom_properties: { validation: 'dutch_mobile' } }),
    required('url', { custom_properties: { character_limit: 12 } }),
    required('number', { custom_properties: { min: 2.25, max: 2.75, decimal_places: 1 } }),
    required('number', { custom_properties: { max: -1000 } }),
    required('currency', { custom_properties: { min: 10, max: 10 } }),
    required('date', { custom_properties: { min: '2024-02-29', max: '2024-02-29' } }),
    required('date', { custom_properties: { future_dates_disabled: true, min: '2026-11-19' } }),
    required('date', {
      custom_properties: {
        date_validation: 'between',
        date_options_type: 'today',
        date_option: 40,
        date_option_end: 41,
      },
    }),
    required('datetime', { custom_properties: { min: '2030-01-01 12:00' } }),
    required('time', { custom_properties: { min: '23:50', max: '23:59' } }),
    required('postcode', { custom_properties: { country_code: 'BE' } }),
    required('multi-select', { options, custom_properties: { min: 2, max: 2 } }),
    required('checklist', { options }),
    required('checkbox', { custom_properties: { validation: 'accepted' } }),
  ];
  test.each(limited.map((field) => [field.type, field] as const))(
    'respects the limits of a %s',
    (_type, field) => {
      for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
        const { issues, session } = fill(buildForm(field), seed);
        expect({ seed, issues, answers: session.answers() }).toMatchObject({ issues: [] });
      }
    },
  );

  test('answers questions that an answer shows or requires, and dates that are compared', () => {
    const form = buildForm(
      buildField('date', 'to', {
        is_required: true,
        custom_properties: {
          date_validation: 'after',
          date_options_type: 'field',
          date_option: 'from',
        },
      }),
      buildField('date', 'from', { is_required: true }),
      buildField('text', 'shown', {
        is_hidden: true,
        is_required: true,
        logic: [buildRule(['show'], buildCondition('from', 'is_not_empty'))],
      }),
    );
    for (let seed = 1; seed <= 20; seed += 1) {
      const { issues, session } = fill(form, seed);
      expect(issues).toEqual([]);
      expect(Object.keys(session.answers()).toSorted()).toEqual(['from', 'shown', 'to']);
    }
  });

  test('avoids a choice that stops the form', () => {
    const stop = buildField('stop-block', 'stop', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('select', 'equal', 'o1'))],
    });
    const form = buildForm(required('select', { options }), stop);
    for (let seed = 1; seed <= 20; seed += 1) expect(fill(form, seed).issues).toEqual([]);
  });

  test('adds rows within the limits and fills them in', () => {
    const rows = buildField('input-collection', 'rows', {
      custom_properties: { min: 2, max: 3 },
      children: [buildField('iban', 'iban', { is_required: true })],
    });
    const { issues, session } = fill(buildForm(rows));
    expect(issues).toEqual([]);
    expect(session.answers()['rows']).toEqual(
      expect.arrayContaining([{ iban: expect.stringMatching(/^NL\d\dTEST/) as unknown }]),
    );
  });

  test('fills in one page, and keeps answers on request', () => {
    const form: FormDefinition = {
      pages: ['p1', 'p2'].map((id) => ({
        id,
        title: id,
        properties: ['a', 'b'].map((name) => buildField('text', `${id}${name}`)),
      })),
    };
    const { session } = start(form);
    const cell = session.findCell('p2a');
    if (cell) session.set(cell, 'eigen');
    fillAtRandom(session, { seed: 3, pageIndex: 1, keepsAnswers: true });
    expect(session.answers()).toMatchObject({ p2a: 'eigen' });
    expect(session.answers()['p2b']).toBeTruthy();
    expect(session.answers()).not.toHaveProperty('p1a');
  });

  test('gives the same answers for the same seed, and others for another seed', () => {
    const form = buildForm(required('bsn'), required('number'), required('date'));
    const answers = (seed: number) => fill(form, seed).session.answers();
    expect(answers(7)).toEqual(answers(7));
    expect(answers(7)).not.toEqual(answers(8));
    const again = start(form).session;
    fillAtRandom(again, { seed: 8 });
    fillAtRandom(again, { seed: 7 });
    expect(again.answers()).toEqual(answers(7));
  });

  test('leaves errors in random forms only where a formula decides', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.nat(1000), (form, seed) => {
        const { issues, unfilled } = fill(form, seed);
        const computed = new Set(
          [...iterateFields(form.pages)]
            .filter(({ field }) => field.type.includes('formula'))
            .map(({ field }) => field.id),
        );
        const avoidable = issues.filter(
          ({ path }) => !unfilled.includes(path) && !computed.has(path.split('.').at(-1) ?? ''),
        );
        expect(avoidable).toEqual([]);
      }),
      { numRuns: 300, seed: 20261123 },
    );
  });
});
