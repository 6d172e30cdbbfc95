import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { findUntested } from '../form-tests/find-untested.ts';
import { runFormTest } from '../form-tests/run-form-test.ts';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { compile } from '../session/compile.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import type { Program } from '../session/program/program.ts';
import { buildStarterFile } from '../starters/build-starter-file.ts';
import { starters } from '../starters/starters.ts';
import { maxTests, type FormTest } from '../version-settings/form-test.ts';
import { generateFormTests } from './generate-form-tests.ts';

const programOf = (form: FormDefinition) => compile(form, fieldTypes, { formulas: formulaEngine });

function generate(program: Program, tests: readonly FormTest[] = []): readonly FormTest[] {
  let count = 0;
  const generation = generateFormTests(program, {
    tests,
    day: '2026-11-23',
    createId: () => `generated${(count += 1)}`,
    nameOf: (covered) => covered.map(({ kind, at }) => `${kind} ${at}`).join(', '),
  });
  let step = generation.next();
  while (!step.done) step = generation.next();
  return step.value;
}

const hidden = { is_hidden: true };
const shownIf = (...conditions: Parameters<typeof buildRule>[1][]) => ({
  ...hidden,
  logic: conditions.map((condition, at) => ({ ...buildRule(['show'], condition), id: `r${at}` })),
});
const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
const uncovered = (fields: readonly Field[]) => {
  const program = programOf(buildForm(...fields));
  return findUntested(program, generate(program)).map(({ kind, at, part = '' }) =>
    [kind, at, part].join(' ').trim(),
  );
};

describe('generating tests for what no test covers', () => {
  test('chooses every option, several at once', () => {
    const fields = ['one', 'two', 'three'].map((id) => buildField('select', id, { options }));
    const program = programOf(buildForm(...fields));
    const tests = generate(program);
    expect(findUntested(program, tests)).toEqual([]);
    expect(tests.length).toBeLessThanOrEqual(4);
  });

  test.each<[string, readonly Field[]]>([
    [
      'a number at a limit',
      [
        buildField('number', 'guests'),
        buildField('text', 'why', shownIf(buildCondition('guests', 'equal', 73_129))),
      ],
    ],
    [
      'a chain of questions that show each other',
      [
        buildField('select', 'kind', { options }),
        buildField('text', 'name', shownIf(buildCondition('kind', 'equal', 'c'))),
        buildField('checkbox', 'agree', shownIf(buildCondition('name', 'equal', 'Zeldzaam'))),
        buildField('text', 'end', shownIf(buildCondition('agree', 'equal', true))),
      ],
    ],
    [
      'a day',
      [
        buildField('date', 'day'),
        buildField('text', 'then', shownIf(buildCondition('day', 'equal', '2031-05-06'))),
      ],
    ],
    [
      'the result of a formula',
      [
        buildField('number', 'count', { short_id: 'aaaa' }),
        buildField('formula', 'fee', { custom_properties: { formula: '{aaaa} * 3' } }),
        buildField('text', 'much', shownIf(buildCondition('fee', 'greater_than', 2000))),
      ],
    ],
    [
      'an answer in a row',
      [
        buildField('input-collection', 'rows', {
          children: [
            buildField('select', 'sort', { options }),
            buildField('text', 'note', shownIf(buildCondition('sort', 'equal', 'b'))),
          ],
        }),
      ],
    ],
  ])('reaches %s', (_, fields) => {
    expect(uncovered(fields)).toEqual([]);
  });

  test('leaves what nothing reaches uncovered', () => {
    const never = buildField('text', 'never', {
      ...shownIf(buildCondition('kind', 'equal', 'gone')),
    });
    expect(uncovered([buildField('select', 'kind', { options }), never])).toEqual([
      'field never',
      'rule_matches never r0',
    ]);
  });

  test('adds only tests for what the existing ones do not cover', () => {
    const program = programOf(buildForm(buildField('select', 'kind', { options })));
    const [first, ...others] = generate(program);
    const existing = first ? [first] : [];
    expect(others).toHaveLength(2);
    expect(generate(program, existing)).toHaveLength(2);
    expect(generate(program, [...existing, ...others])).toEqual([]);
  });

  test.each(starters.map((starter) => [starter.id, starter] as const))(
    'covers the whole starter %s',
    (_, starter) => {
      const file = buildStarterFile(starter, { name: 'Naam', confidentiality: 'public' });
      const program = programOf(file.version);
      expect(findUntested(program, generate(program))).toEqual([]);
    },
  );

  test('stops at the maximum number of tests of a version', () => {
    const many = Array.from({ length: maxTests + 30 }, (_, at) => ({
      id: `o${at}`,
      label: `${at}`,
    }));
    const program = programOf(buildForm(buildField('select', 'kind', { options: many })));
    expect(generate(program)).toHaveLength(maxTests);
  });

  test('gives tests that pass, the same ones for the same form', () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        const program = programOf(form);
        const tests = generate(program);
        expect(tests).toEqual(generate(programOf(form)));
        for (const one of tests) expect(runFormTest(program, one).differences).toEqual([]);
      }),
      { numRuns: 40, seed: 20261123 },
    );
  });
});
