import fc from 'fast-check';
import type { OperatorName } from '../conditions/registry.ts';
import type { AnswerValue, FieldTypeName } from '../field-types/field-types.ts';
import { fieldTypes } from '../field-types/registry.ts';
import type { SetValueAction } from '../logic/actions/set-value/set-value-action.ts';
import {
  actionNames,
  pageActionNames,
  type Action,
  type ConditionGroup,
  type LogicRule,
} from '../logic/logic-rule.ts';
import { buildField } from './build-form.ts';
import type { Field, FormDefinition, Page } from './form-definition.ts';
import { variableKinds, type Variable } from './variables/variable.ts';

/** The ids that fields of arbitrary forms have, as far as there are so many: for properties. */
export const arbitraryFieldIds = Array.from({ length: 12 }, (_, at) => `f${at}`);
/** The ids that pages of arbitrary forms have, as far as there are so many: for properties. */
export const arbitraryPageIds = ['p0', 'p1', 'p2'];
/** The ids that variables of arbitrary forms have, as far as there are so many: for properties. */
export const arbitraryVariableIds = Array.from({ length: 3 }, (_, at) => `v${at}`);
/** The types whose answers arbitrary edits set: for properties. */
export const arbitraryInputs = [
  'text',
  'checkbox',
  'number',
  'date',
] as const satisfies readonly FieldTypeName[];

/** Answers of each of these types: for properties. */
export const arbitraryAnswers: Readonly<
  Record<(typeof arbitraryInputs)[number], fc.Arbitrary<AnswerValue>>
> = {
  text: fc.constantFrom(null, 'a', 'b', ' '),
  checkbox: fc.boolean(),
  number: fc.constantFrom(null, 0, 1, 2.5),
  date: fc.constantFrom(null, '2026-11-20', '2026-11-27', '2020-01-01'),
};

const id = fc.constantFrom(...arbitraryFieldIds, ...arbitraryVariableIds);
const target = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(null, 'gone') },
  { weight: 8, arbitrary: id },
  {
    weight: 4,
    arbitrary: fc.tuple(id, fc.nat(2), id).map((path) => path.join('.')),
  },
);

const condition = fc.record({
  id: fc.constant('c'),
  type: fc.constant('condition' as const),
  target,
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

const shortId = (id: string) => buildField('text', id).short_id;

const reference = fc
  .array(fc.constantFrom('gone', ...arbitraryFieldIds, ...arbitraryVariableIds), {
    minLength: 1,
    maxLength: 3,
  })
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

const setValue: fc.Arbitrary<SetValueAction> = fc.record({
  type: fc.constant('set_value' as const),
  value: fc.oneof(
    fc.constantFrom(null, 'a', 'b', 1, 2.5, true, false, '2026-11-21', ['a']),
    fc.record({ formula }),
  ),
  when: fc.constantFrom('empty' as const, 'always' as const),
});

const namesOf = <N extends Action>(names: readonly N[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 });

/** What rules of arbitrary forms do: for properties. */
export const arbitraryActions: fc.Arbitrary<readonly Action[]> = fc.oneof(
  { weight: 3, arbitrary: namesOf(actionNames) },
  { weight: 1, arbitrary: setValue.map((action) => [action]) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...actionNames), setValue) },
);

/** What a rule is of besides its holder: fields, pages, and now and then what is gone. */
const targets = fc.uniqueArray(fc.constantFrom(...arbitraryFieldIds, ...arbitraryPageIds, 'gone'), {
  minLength: 1,
  maxLength: 3,
});

const ruleWith = (actions: fc.Arbitrary<readonly Action[]>): fc.Arbitrary<LogicRule> => {
  const rule = { id: fc.constant('r'), condition_group: group, actions };
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(rule) },
    { weight: 1, arbitrary: fc.record({ ...rule, targets }) },
  );
};

/** Rules over fields of arbitrary forms: for properties. */
export const arbitraryRule = ruleWith(arbitraryActions);

/** One field to be: its type, its flags and rules, and how many of the next ones stand in it. */
const seed = fc.record({
  type: fc.constantFrom<FieldTypeName>(
    ...arbitraryInputs,
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
  logic: fc.array(arbitraryRule, { maxLength: 2 }),
});
type Seed = typeof seed extends fc.Arbitrary<infer S> ? S : never;

/** One page to be; how many of the fields that are left stand on it. */
const pageSeed = fc.record({
  is_hidden: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  logic: fc.array(ruleWith(namesOf(pageActionNames)), { maxLength: 1 }),
  holds: fc.integer({ min: 1, max: 6 }),
});
type PageSeed = typeof pageSeed extends fc.Arbitrary<infer S> ? S : never;

const variableSeed = fc.record({
  value_kind: fc.constantFrom(...variableKinds),
  source: fc.oneof(
    fc.record({ type: fc.constant('formula' as const), formula }),
    fc.record({ type: fc.constant('date' as const) }),
    fc.record({
      type: fc.constant('constant' as const),
      value: fc.constantFrom(null, 'a', 2.5, true, '2026-11-21'),
    }),
  ),
});

const variables: fc.Arbitrary<readonly Variable[]> = fc
  .array(variableSeed, { maxLength: arbitraryVariableIds.length })
  .map((seeds) =>
    seeds.map((one, at) => {
      const variableId = arbitraryVariableIds[at] ?? '';
      return { ...one, id: variableId, short_id: shortId(variableId), label: variableId };
    }),
  );

/**
 * Forms with pages, groups, rows, formulas, variables and rules of one or more of them, some faulty or
 * circular: for properties.
 */
export const arbitraryForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    fc.array(seed, { minLength: 2, maxLength: arbitraryFieldIds.length }),
    fc.array(pageSeed, { minLength: 1, maxLength: arbitraryPageIds.length }),
    variables,
  )
  .map(([seeds, pages, own]) => {
    const fields = plant(seeds.map((one, at) => ({ ...one, id: arbitraryFieldIds[at] ?? '' })));
    return { pages: layOut(fields, pages), ...(own.length > 0 && { variables: own }) };
  });

/** The fields over the pages, in order; the last page holds what is left. */
function layOut(fields: readonly Field[], pages: readonly PageSeed[]): readonly Page[] {
  let next = 0;
  return pages.map(({ holds, ...page }, at) => {
    const id = arbitraryPageIds[at] ?? '';
    const end = at === pages.length - 1 ? fields.length : next + holds;
    const properties = fields.slice(next, end);
    next = end;
    return { id, title: id, ...page, properties };
  });
}

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
