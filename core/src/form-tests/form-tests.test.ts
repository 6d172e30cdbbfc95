import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { compile } from '../session/compile.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import type { FormTest } from '../version-settings/form-test.ts';
import { findUntested } from './find-untested.ts';
import { recordFormTest } from './record-form-test.ts';
import { startTest } from './run-form.ts';
import { compareOutcomes, runFormTest } from './run-form-test.ts';

const kind = buildField('select', 'kind', {
  options: [
    { id: 'party', label: 'Feest' },
    { id: 'market', label: 'Markt' },
  ],
});
const guests = buildField('number', 'guests', {
  is_hidden: true,
  is_required: true,
  logic: [buildRule(['show'], buildCondition('kind', 'equal', 'party'))],
});
const feeOf = (formula: string) => buildField('formula', 'fee', { custom_properties: { formula } });
const fee = feeOf('{guests0000} * 2');
const rows = buildField('input-collection', 'rows', { children: [buildField('date', 'day')] });

const programOf = (...fields: readonly Field[]) =>
  compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });
const program = programOf(kind, guests, fee, rows);
const record = (answers: FormTest['answers'], name = 'test') =>
  recordFormTest(program, { id: name, name, day: '2026-11-20', answers });
const differences = (changed: readonly Field[], one: FormTest) =>
  runFormTest(programOf(...changed), one).differences.map(({ kind: what, at }) => `${what} ${at}`);

describe('a recorded test', () => {
  test('holds what visitors notice: pages, fields with their values, and what is not right', () => {
    expect(record({ kind: 'party', rows: [{ day: '2026-12-24' }] }).expected).toEqual({
      pages: ['page'],
      fields: { kind: 'party', guests: null, fee: 0, rows: 1, 'rows.0.day': '2026-12-24' },
      issues: ['guests issue.required'],
    });
  });

  test.each<[string, readonly Field[], readonly string[]]>([
    [
      'a rule that is gone',
      [kind, { ...guests, logic: [] }, fee, rows],
      ['field_missing guests', 'value_changed fee'],
    ],
    ['another formula', [kind, guests, feeOf('{guests0000} * 3'), rows], ['value_changed fee']],
    [
      'a field that is required now',
      [
        kind,
        guests,
        fee,
        { ...rows, is_required: true },
        buildField('text', 'new', { is_required: true }),
      ],
      ['field_extra rows.0.day', 'value_changed rows', 'place_new new'],
    ],
    ['a new field', [kind, guests, fee, rows, buildField('text', 'new')], ['place_new new']],
    ['another order', [rows, fee, guests, kind], []],
    ['another label', [{ ...kind, label: 'Soort' }, guests, fee, rows], []],
  ])('notices %s', (_, changed, expected) => {
    expect(differences(changed, record({ kind: 'party', guests: 4 }))).toEqual(expected);
  });

  test('does not mind the order in which a database keeps the members of an answer', () => {
    const one = record({ kind: 'party' });
    const [before, after] = [
      { street: 'A', number: 1 },
      { number: 1, street: 'A' },
    ];
    const withValue = (value: unknown) => ({ ...one.expected, fields: { address: value } });
    expect([...compareOutcomes(withValue(before), withValue(after))]).toEqual([]);
    expect([...compareOutcomes(withValue(before), withValue([]))]).toHaveLength(1);
  });

  test('runs once, for the outcome and for what it tried', () => {
    const one = record({ kind: 'party' });
    expect(startTest(program, one)).toBe(startTest(program, one));
    expect(startTest(programOf(kind), one)).not.toBe(startTest(program, one));
  });

  test('passes for as long as the form stays the same, whatever is answered', () => {
    const answers = fc.record(
      {
        kind: fc.constantFrom('party', 'market', 'gone', null),
        guests: fc.oneof(fc.integer(), fc.string()),
        rows: fc.array(fc.record({ day: fc.constantFrom('2026-12-24', 'x') }), { maxLength: 4 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, (given) => {
        // Converted to and from JSON, as by the database.
        const stored = JSON.parse(JSON.stringify(record(given))) as FormTest;
        expect(runFormTest(program, stored).differences).toEqual([]);
      }),
      { seed: 12, numRuns: 200 },
    );
  });
});

describe('what no test has tried', () => {
  const untested = (...tests: readonly FormTest[]) =>
    findUntested(program, tests).map(({ kind: what, at, part }) =>
      [what, at, part].join(' ').trim(),
    );

  test('is everything without tests', () => {
    expect(untested()).toEqual([
      'page page',
      'field kind',
      'field guests',
      'rule_matches guests rule',
      'rule_fails guests rule',
      'field fee',
      'field rows',
      'field day',
    ]);
  });

  test('shrinks with each test', () => {
    const party = record({ kind: 'party', rows: [{ day: null }] });
    expect(untested(party)).toEqual(['option kind market', 'rule_fails guests rule']);
    expect(untested(party, record({ kind: 'market' }))).toEqual([]);
  });
});
