import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operatorNames } from '../conditions/registry.ts';
import type { AnswerValue, FieldTypeName } from '../field-types/field-types.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { actionNames, type ConditionGroup, type LogicRule } from '../logic/logic-rule.ts';
import { createSession } from '../session/create-session.ts';
import type { Cell, Session } from '../session/session.ts';
import { buildCheckContext } from './build-check.ts';
import { readForm, type CheckedForm } from './checked-form.ts';
import { negate } from './reasoning/expression.ts';
import type { ReadGroup } from './reasoning/read-rules.ts';

const ids = Array.from({ length: 9 }, (_, at) => `f${String(at)}`);
const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-25', '2025-12-01', '2027-11-20'];

/** Answers that a visitor can give, by type. */
const answers = {
  text: fc.constantFrom<AnswerValue>(null, 'a', 'A ', 'b', 'ab', 'abc', ' ', 'zzzz'),
  number: fc.constantFrom<AnswerValue>(null, 0, 1, 1.5, 2, 3, -1, Number.NaN),
  date: fc.constantFrom<AnswerValue>(null, 'x', ...days),
  checkbox: fc.constantFrom<AnswerValue>(null, true, false),
  select: fc.constantFrom<AnswerValue>(null, 'a', 'b', 'c'),
  'multi-select': fc.subarray(['a', 'b', 'c']),
  time: fc.constantFrom<AnswerValue>(null, '08:59', '09:00', '09:01', '17:30'),
  datetime: fc.constantFrom<AnswerValue>(
    null,
    ...days.flatMap((day) => [`${day} 09:00`, `${day} 23:59`]),
  ),
} as const satisfies Partial<Record<FieldTypeName, fc.Arbitrary<AnswerValue>>>;
type InputName = keyof typeof answers;
// The keys of the record are the names; Object.keys widens them to strings.
const inputNames = Object.keys(answers) as readonly InputName[];

const condition = fc.record({
  id: fc.constant('c'),
  type: fc.constant('condition' as const),
  target: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...ids), fc.nat(1), fc.constantFrom(...ids))
        .map((path) => path.join('.')),
    },
  ),
  condition_operator: fc.constantFrom(...operatorNames),
  value: fc.constantFrom(
    null,
    'a',
    'ab',
    'b',
    'c',
    true,
    false,
    0,
    1,
    2,
    '2026-11-20',
    '2026-11-21 09:00',
    '09:00',
  ),
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
      { minLength: 1, maxLength: 4 },
    ),
  }),
})).group;

const rule: fc.Arbitrary<LogicRule> = fc.record({
  id: fc.constant('r'),
  condition_group: group,
  actions: fc.uniqueArray(fc.constantFrom(...actionNames), { minLength: 1, maxLength: 2 }),
});

const seed = fc.record({
  type: fc.constantFrom<FieldTypeName>(...inputNames, 'group', 'input-collection'),
  holds: fc.integer({ min: 1, max: 4 }),
  is_hidden: fc.boolean(),
  is_disabled: fc.boolean(),
  isPrefilled: fc.boolean(),
  logic: fc.array(rule, { maxLength: 3 }),
});
type Seed = typeof seed extends fc.Arbitrary<infer S> ? S : never;

const prefills: Readonly<Partial<Record<FieldTypeName, NonNullable<AnswerValue>>>> = {
  text: 'a',
  number: 1,
  checkbox: true,
  select: 'b',
  'multi-select': ['a', 'c'],
};

function plant(seeds: readonly (Seed & { readonly id: string })[]): readonly Field[] {
  const [first, ...rest] = seeds;
  if (!first) return [];
  const { type, id, holds, isPrefilled, ...flags } = first;
  if (fieldTypes[type].role === 'container') {
    const children = plant(rest.slice(0, holds));
    return [buildField(type, id, { ...flags, children }), ...plant(rest.slice(holds))];
  }
  const prefill = isPrefilled ? prefills[type] : undefined;
  // The prefill is valid for the type, which the compiler cannot derive from the union.
  const more = prefill === undefined ? {} : { prefill };
  return [buildField(type, id, { ...flags, ...more, options }), ...plant(rest)];
}

const form: fc.Arbitrary<FormDefinition> = fc
  .array(seed, { minLength: 2, maxLength: ids.length })
  .map((seeds) => buildForm(...plant(seeds.map((one, at) => ({ ...one, id: ids[at] ?? '' })))));

const edit = fc.record({ at: fc.nat(100), isRow: fc.boolean(), value: fc.record(answers) });
const today = fc.constantFrom('2026-11-20', '2026-11-24', '2026-12-10', '2027-10-01', '2020-01-01');

const withInner = (cell: Cell): readonly Cell[] => [
  cell,
  ...cell.children.flatMap(withInner),
  ...cell.rows.flatMap((row) => row.cells.flatMap(withInner)),
];
const allCells = (session: Session) =>
  session.pages.flatMap(({ cells }) => cells.flatMap(withInner));

const isInput = (cell: Cell): boolean => Object.hasOwn(answers, cell.field.type);

function apply(
  session: Session,
  { at, isRow, value }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
): void {
  const cells = allCells(session).filter((cell) =>
    isRow ? cell.field.children && cell.field.type !== 'group' : isInput(cell),
  );
  const cell = cells[at % Math.max(1, cells.length)];
  if (!cell) return;
  if (isRow) {
    if (cell.rows.length < 3) session.addRow(cell);
    // Only input types reach this; their names are the keys of the record.
  } else session.set(cell, value[cell.field.type as InputName]);
}

/** The claims of the checker about a form: what never happens. */
interface Claims {
  readonly neverShown: ReadonlySet<string>;
  readonly neverEnabled: ReadonlySet<string>;
  readonly alwaysShown: ReadonlySet<string>;
  readonly groups: readonly {
    readonly field: string;
    readonly at: number;
    readonly never: boolean;
    readonly always: boolean;
  }[];
}

function claimsOf(checked: CheckedForm): Claims {
  const idsWhere = (claim: (one: CheckedForm['fields'][number]) => boolean) =>
    new Set(checked.fields.filter(claim).map(({ field }) => field.id));
  const is = (value: boolean | undefined) => value === false;
  const ofGroup = (group: ReadGroup) => ({
    never: is(checked.canHold(group.expression)),
    always: is(checked.canHold(negate(group.expression))),
  });
  return {
    neverShown: idsWhere(
      ({ conditions }) => conditions.isNeverVisible || is(checked.canHold(conditions.shown)),
    ),
    neverEnabled: idsWhere(({ conditions }) => is(checked.canHold(conditions.enabled))),
    alwaysShown: idsWhere(({ conditions }) => is(checked.canHold(negate(conditions.shown)))),
    groups: checked.fields.flatMap(({ field, conditions }) =>
      conditions.rules.flatMap(({ group }, at) =>
        group ? [{ field: field.id, at, ...ofGroup(group) }] : [],
      ),
    ),
  };
}

/** A form in which every rule's first effect is made visible: one field per rule, shown when it matches. */
function withProbes(definition: FormDefinition): FormDefinition {
  const probe = (field: Field): readonly Field[] => [
    { ...field, ...(field.children ? { children: field.children.flatMap(probe) } : {}) },
    ...(field.logic ?? []).map(({ condition_group }, at) =>
      buildField('divider', `probe-${field.id}-${String(at)}`, {
        is_hidden: true,
        logic: [{ id: 'r', condition_group, actions: ['show'] }],
      }),
    ),
  ];
  return {
    pages: definition.pages.map((page) => ({
      ...page,
      properties: page.properties.flatMap(probe),
    })),
  };
}

let claimed = 0;

/** The claims that the current state of a session contradicts. */
function contradictions(session: Session, claims: Claims): readonly string[] {
  const cells = allCells(session);
  const of = (fault: string, isUntrue: (cell: Cell) => boolean) =>
    cells.filter(isUntrue).map(({ key }) => `${key} ${fault}`);
  return [
    ...of('is shown', (cell) => cell.visible && claims.neverShown.has(cell.field.id)),
    ...of('is enabled', (cell) => cell.enabled && claims.neverEnabled.has(cell.field.id)),
    ...of('is hidden', (cell) => !cell.visible && claims.alwaysShown.has(cell.field.id)),
    ...cells.flatMap((cell) => untrueOfGroups(cell, claims)),
  ];
}

function untrueOfGroups(cell: Cell, { groups }: Claims): readonly string[] {
  const group = groups.find(({ field, at }) => cell.field.id === `probe-${field}-${String(at)}`);
  if (!group) return [];
  const isAround = cell.parent?.visible ?? true;
  if (group.never && cell.visible) return [`${cell.key} matches`];
  return group.always && isAround && !cell.visible ? [`${cell.key} does not match`] : [];
}

describe('what the checker claims', () => {
  test('is never contradicted by a session', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(form, fc.array(edit, { maxLength: 20 }), today, (plain, edits, day) => {
        const definition = withProbes(plain);
        const checked = readForm(definition, buildCheckContext());
        const claims = claimsOf(checked);
        claimed +=
          claims.neverShown.size +
          claims.groups.filter(({ never, always }) => never || always).length;
        const session = createSession(checked.program, { clock: buildClock(day) });
        expect(contradictions(session, claims)).toEqual([]);
        for (const one of edits) {
          apply(session, one);
          expect(contradictions(session, claims)).toEqual([]);
        }
      }),
      { numRuns: 4000, seed: 7 },
    );
    expect(claimed).toBeGreaterThan(1000);
  });
});
