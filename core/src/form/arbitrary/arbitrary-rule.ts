import fc from 'fast-check';
import type { OperatorName } from '../../conditions/registry.ts';
import type { RouteAction } from '../../logic/actions/route/route-action.ts';
import type { SetValueAction } from '../../logic/actions/set-value/set-value-action.ts';
import {
  actionNames,
  type Action,
  type ConditionGroup,
  type LogicRule,
} from '../../logic/logic-rule.ts';
import { arbitraryFormula } from './arbitrary-formula.ts';
import {
  arbitraryDestinationIds,
  arbitraryFieldIds,
  arbitraryPageIds,
  arbitraryVariableIds,
} from './arbitrary-ids.ts';

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

const setValue: fc.Arbitrary<SetValueAction> = fc.record({
  type: fc.constant('set_value' as const),
  value: fc.oneof(
    fc.constantFrom(null, 'a', 'b', 1, 2.5, true, false, '2026-11-21', ['a']),
    fc.record({ formula: arbitraryFormula }),
  ),
  when: fc.constantFrom('empty' as const, 'always' as const),
});

/** For property tests: one or two of these actions. */
export const arbitraryNames = <N extends Action>(names: readonly N[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 });

const route: fc.Arbitrary<RouteAction> = fc.record({
  type: fc.constant('route' as const),
  destination: fc.constantFrom(...arbitraryDestinationIds, 'gone', ''),
});

/** For property tests: the actions of rules of arbitrary forms. */
export const arbitraryActions: fc.Arbitrary<readonly Action[]> = fc.oneof(
  { weight: 3, arbitrary: arbitraryNames(actionNames) },
  { weight: 1, arbitrary: setValue.map((action) => [action]) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...actionNames), setValue) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...actionNames), route) },
);

/** The other targets of a rule: fields, pages, and sometimes a missing one. */
const targets = fc.uniqueArray(fc.constantFrom(...arbitraryFieldIds, ...arbitraryPageIds, 'gone'), {
  minLength: 1,
  maxLength: 3,
});

/** For property tests: rules with these actions over fields of arbitrary forms. */
export const arbitraryRuleWith = (
  actions: fc.Arbitrary<readonly Action[]>,
): fc.Arbitrary<LogicRule> => {
  const rule = { id: fc.constant('r'), condition_group: group, actions };
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(rule) },
    { weight: 1, arbitrary: fc.record({ ...rule, targets }) },
  );
};

/** For property tests: rules over fields of arbitrary forms. */
export const arbitraryRule = arbitraryRuleWith(arbitraryActions);
