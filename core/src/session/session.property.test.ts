import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperatorName } from '../conditions/operators.ts';
import type { AnswerValue, FieldTypeName } from '../field-types/field-types.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { formulaEngine } from '../formulas/formula-engine.ts';
import { actionNames, type ConditionGroup, type LogicRule } from '../logic/logic-rule.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import { judge } from './judge.ts';
import type { Cell, Session } from './session.ts';

const clock = buildClock();
const compileForm = (definition: FormDefinition) =>
  compile(definition, fieldTypes, { formulas: formulaEngine });
const idsOfFields = Array.from({ length: 12 }, (_, at) => `f${at}`);
const inputs = ['text', 'checkbox', 'number', 'date'] as const satisfies readonly FieldTypeName[];

const values: Readonly<Record<(typeof inputs)[number], fc.Arbitrary<AnswerValue>>> = {
  text: fc.constantFrom(null, 'a', 'b', ' '),
  checkbox: fc.boolean(),
  number: fc.constantFrom(null, 0, 1, 2.5),
  date: fc.constantFrom(null, '2026-11-20', '2026-11-27', '2020-01-01'),
};

const condition = fc.record({
  id: fc.constant('c'),
  type: fc.constant('condition' as const),
  target: fc.constantFrom(null, 'gone', ...idsOfFields),
  condition_operator: fc.constantFrom<OperatorName>(
    'equal',
    'does_not_equal',
    'is_empty',
    'is_not_empty',
    'greater_than',
    'contains',
    'content_length_equals',
    'next_week',
    'date_before',
  ),
  value: fc.constantFrom(null, 'a', true, false, 1, '2026-11-21', ''),
});

const group: fc.Arbitrary<ConditionGroup> = fc.letrec<{ group: ConditionGroup }>((tie) => ({
  group: fc.record({
    id: fc.constant('g'),
    type: fc.constant('group' as const),
    logic_operator: fc.constantFrom('and' as const, 'or' as const),
    children: fc.array(
      fc.oneof(
        { maxDepth: 2 },
        { weight: 4, arbitrary: condition },
        { weight: 1, arbitrary: tie('group') },
      ),
      { maxLength: 3 },
    ),
  }),
})).group;

const rule: fc.Arbitrary<LogicRule> = fc.record({
  id: fc.constant('r'),
  condition_group: group,
  actions: fc.uniqueArray(fc.constantFrom(...actionNames), { minLength: 1, maxLength: 2 }),
});

const shortId = (id: string) => buildField('text', id).short_id;

const reference = fc
  .array(fc.constantFrom('gone', ...idsOfFields), { minLength: 1, maxLength: 3 })
  .map((path) => `{${path.map(shortId).join('.')}}`);

const formula: fc.Arbitrary<string> = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: reference },
    { weight: 1, arbitrary: fc.constantFrom('1', '"a"', 'TODAY()', '1 +') },
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '/', '&', '=', '>'), tie('formula'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(fc.constantFrom('SUM', 'COUNT', 'CONCAT', 'MAX', 'AND'), tie('formula'))
      .map(([name, argument]) => `${name}(${argument})`),
    fc
      .tuple(tie('formula'), tie('formula'), tie('formula'))
      .map((branches) => `IF(${branches.join('; ')})`),
  ),
})).formula;

/** One field to be: its type, its flags and rules, and how many of the next ones stand in it. */
const seed = fc.record({
  type: fc.constantFrom<FieldTypeName>(
    ...inputs,
    'formula',
    'formula',
    'group',
    'input-collection',
  ),
  formula,
  use_formula: fc.boolean(),
  holds: fc.integer({ min: 1, max: 4 }),
  is_hidden: fc.boolean(),
  is_required: fc.boolean(),
  is_disabled: fc.boolean(),
  logic: fc.array(rule, { maxLength: 2 }),
});
type Seed = typeof seed extends fc.Arbitrary<infer S> ? S : never;

const form: fc.Arbitrary<FormDefinition> = fc
  .array(seed, { minLength: 2, maxLength: idsOfFields.length })
  .map((seeds) =>
    buildForm(...plant(seeds.map((one, at) => ({ ...one, id: idsOfFields[at] ?? '' })))),
  );

function plant(seeds: readonly (Seed & { readonly id: string })[]): readonly Field[] {
  const [first, ...rest] = seeds;
  if (!first) return [];
  const { type, id, holds, formula: text, ...own } = first;
  const flags = {
    ...own,
    label: `Veld {{ ${text} }}`,
    ...(type === 'formula' ? { custom_properties: { formula: text } } : {}),
  };
  const isContainer = fieldTypes[type].role === 'container';
  if (!isContainer) return [buildField(type, id, flags), ...plant(rest)];
  const children = plant(rest.slice(0, holds));
  return [buildField(type, id, { ...flags, children }), ...plant(rest.slice(holds))];
}

interface Edit {
  readonly kind: 'set' | 'add' | 'remove' | 'move';
  readonly at: number;
  readonly to: number;
  readonly value: Readonly<Record<(typeof inputs)[number], AnswerValue>>;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('set', 'set', 'set', 'add', 'remove', 'move'),
  at: fc.nat(100),
  to: fc.nat(3),
  value: fc.record(values),
});

function apply(session: Session, { kind, at, to, value }: Edit): void {
  const cells = allCells(session);
  const fits = ({ field: { type } }: Cell) =>
    kind === 'set' ? type in values : type === 'input-collection';
  const fitting = cells.filter(fits);
  const cell = fitting[at % Math.max(1, fitting.length)];
  if (!cell) return;
  const rowKey = cell.rows[at % Math.max(1, cell.rows.length)]?.key ?? '';
  if (kind === 'add' && cell.rows.length < 4) session.addRow(cell);
  if (kind === 'remove') session.removeRow(cell, rowKey);
  if (kind === 'move') session.moveRow(cell, rowKey, to);
  // Only input types reach this; their names are the keys of the record.
  if (kind === 'set') session.set(cell, value[cell.field.type as (typeof inputs)[number]]);
}

const withInner = (cell: Cell): readonly Cell[] => [
  cell,
  ...cell.children.flatMap(withInner),
  ...cell.rows.flatMap((row) => row.cells.flatMap(withInner)),
];
const allCells = (session: Session) =>
  session.pages.flatMap(({ cells }) => cells.flatMap(withInner));

const stateOf = (session: Session) =>
  allCells(session).map((cell) => ({
    path: session.pathOf(cell),
    value: cell.field.children ? null : cell.value,
    formulaError: cell.formulaError,
    label: cell.field.label,
    visible: cell.visible,
    required: cell.required,
    enabled: cell.enabled,
  }));

describe('a session', () => {
  test('is after any edits as if it had begun with the answers it has then', () => {
    fc.assert(
      fc.property(form, fc.array(edit, { maxLength: 25 }), (definition, edits) => {
        const program = compileForm(definition);
        const session = createSession(program, { clock });
        for (const one of edits) {
          apply(session, one);
          const fresh = createSession(program, { clock, answers: session.allAnswers() });
          expect(stateOf(session)).toEqual(stateOf(fresh));
        }
      }),
      { numRuns: 600 },
    );
  });

  test('reports as changed exactly the cells that look different', () => {
    fc.assert(
      fc.property(form, fc.array(edit, { maxLength: 15 }), (definition, edits) => {
        const session = createSession(compileForm(definition), { clock });
        for (const one of edits) {
          const before = new Map(allCells(session).map((cell) => [cell, lookOf(cell)]));
          const revisions = new Map(allCells(session).map((cell) => [cell, cell.revision]));
          apply(session, one);
          for (const cell of allCells(session)) {
            if (!before.has(cell)) continue;
            const isTold = cell.revision > (revisions.get(cell) ?? 0);
            if (before.get(cell) !== lookOf(cell)) expect(isTold).toBe(true);
            else if (!cell.field.children) expect(isTold).toBe(false);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

const lookOf = (cell: Cell) =>
  JSON.stringify([
    cell.field.children ? cell.rows.map(({ key }) => key) : cell.value,
    cell.field.label,
    cell.visible,
    cell.required,
    cell.enabled,
  ]);

describe('judge', () => {
  test('never answers with a hidden field, and judging again changes nothing', () => {
    fc.assert(
      fc.property(form, fc.array(edit, { maxLength: 15 }), (definition, edits) => {
        const program = compileForm(definition);
        const session = createSession(program, { clock });
        for (const one of edits) apply(session, one);
        const verdict = judge(program, session.allAnswers(), clock);
        if (!verdict.ok) return;
        expect(judge(program, verdict.answers, clock)).toEqual(verdict);
        const shown = createSession(program, { clock, answers: verdict.answers, absent: 'empty' });
        expect(shown.answers()).toEqual(verdict.answers);
      }),
      { numRuns: 600 },
    );
  });

  test('never throws and never echoes an answer, whatever it is given', () => {
    fc.assert(
      fc.property(
        form,
        fc.dictionary(fc.constantFrom(...idsOfFields, '__proto__', 'x'), fc.anything(), {
          noNullPrototype: false,
        }),
        (definition, body) => {
          const verdict = judge(compileForm(definition), body, clock);
          if (verdict.ok) return;
          for (const issue of verdict.issues) {
            expect(
              Object.keys(issue).every((key) => ['path', 'code', 'params'].includes(key)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
