import { scalarsOf, type ConditionScalar } from '../../conditions/condition-value.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import { conditionalReferences } from '../../formulas/conditional-references.ts';
import type { GroupTest, TargetTest } from '../../logic/condition-tree.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { FieldDraft } from './field-draft.ts';
import type { OperandFormula } from './formula-engine.ts';
import type { FillDraft } from './link-fills.ts';
import type { RuleDraft, RuleTarget } from './link-rules.ts';

/** A read that only counts under conditions on single answers of other fields. */
export interface ConditionalRead {
  /** The fields on the path to the read answer, as in `RuleTarget`. */
  readonly chain: readonly FieldDraft[];
  readonly conditions: readonly ReadCondition[];
}

/** The condition on the answer of one field. */
export interface ReadCondition {
  readonly target: FieldDraft;
  /** The answers that `holds` distinguishes from all others. */
  readonly values: readonly ConditionScalar[];
  holds(answer: AnswerValue): boolean;
}

/** Kinds of answers that conditions compare for equality: a few samples represent all. */
const comparedKinds: ReadonlySet<ValueKind> = new Set(['boolean', 'choice', 'number', 'text']);

/** Whether a few sample answers represent all that conditions distinguish. */
export const isCompared = ({ definition }: FieldDraft): boolean =>
  comparedKinds.has(definition.valueKind);

/** Sample answers: each value, another value, and no answer. */
export function representatives(conditions: readonly ReadCondition[]): readonly AnswerValue[] {
  const values = conditions.flatMap(({ values: own }) => own);
  return [...new Set([...values, ...values.map(Number), null, true, false, Number.NaN, '\0'])];
}

/** The reads of a rule, each with the other conditions that must be true for the rule to match. */
export const conditionalReadsOf = ({ group }: RuleDraft): readonly ConditionalRead[] =>
  readsIn(group, []);

function readsIn(
  group: GroupTest<RuleTarget>,
  around: readonly ReadCondition[],
): readonly ConditionalRead[] {
  const conditions = group.isAll ? [...around, ...group.children.flatMap(conditionOf)] : around;
  return group.children.flatMap((child) =>
    'test' in child ? [{ chain: child.target.chain, conditions }] : readsIn(child, conditions),
  );
}

function conditionOf(
  child: GroupTest<RuleTarget> | TargetTest<RuleTarget>,
): readonly ReadCondition[] {
  if (!('test' in child) || child.target.chain.length > 1) return [];
  const { target, operator, condition, test } = child;
  if (operator.looksAt !== 'identity' && operator.looksAt !== 'presence') return [];
  const values = scalarsOf(condition.value);
  return [{ target: target.end, values, holds: (answer) => test(answer, noClock) }];
}

/** The reads of filling in: the conditions of the rule, and the formula if these match. */
export function conditionalReadsOfFill({ rule, formula }: FillDraft): readonly ConditionalRead[] {
  const { isAll, children } = rule.group;
  const around = isAll ? children.flatMap(conditionOf) : [];
  const inFormula = formula ? conditionalReadsIn(formula) : [];
  return [
    ...conditionalReadsOf(rule),
    ...inFormula.map(({ chain, conditions }) => ({
      chain,
      conditions: [...around, ...conditions],
    })),
  ];
}

/** The clock for tests that only compare answers. */
const noClock: Clock = { now: () => 0, today: () => '' };

/** The reads of a formula, each with the conditions of the branches around it. */
export function conditionalReadsIn({ value, chainOf }: OperandFormula): readonly ConditionalRead[] {
  return conditionalReferences(value?.node).map(({ reference, conditions }) => ({
    chain: chainOf(reference.path) ?? [],
    conditions: conditions.flatMap(({ reference: { path }, values, holds }) => {
      const [target, ...rest] = chainOf(path) ?? [];
      if (!target || rest.length > 0) return [];
      const { valueKind } = target.definition;
      return [{ target, values, holds: (answer: AnswerValue) => holds(answer, valueKind) }];
    }),
  }));
}
