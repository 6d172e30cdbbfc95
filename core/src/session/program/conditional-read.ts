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

/** A read that counts only while single answers of other fields are certain ones. */
export interface ConditionalRead {
  /** The fields on the way to what is read, as in `RuleTarget`. */
  readonly chain: readonly FieldDraft[];
  readonly conditions: readonly ReadCondition[];
}

/** What the answer of one field must be. */
export interface ReadCondition {
  readonly target: FieldDraft;
  /** Answers for which `holds` decides differently than for those that are not among them. */
  readonly values: readonly ConditionScalar[];
  holds(answer: AnswerValue): boolean;
}

/** Kinds of answers that equal a value or do not: a few of them stand for all. */
const comparedKinds: ReadonlySet<ValueKind> = new Set(['boolean', 'choice', 'number', 'text']);

/** Whether a few answers of the field stand for all that conditions tell apart. */
export const isCompared = ({ definition }: FieldDraft): boolean =>
  comparedKinds.has(definition.valueKind);

/** Answers that stand for all others: each value, none of them, and none at all. */
export function representatives(conditions: readonly ReadCondition[]): readonly AnswerValue[] {
  const values = conditions.flatMap(({ values: own }) => own);
  return [...new Set([...values, ...values.map(Number), null, true, false, Number.NaN, '\0'])];
}

/** What a rule reads, each with the conditions that must hold beside it for the rule to match. */
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

/** What filling in reads: the conditions of the rule, and where these match the formula. */
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

/** What a test is given that only looks at whether answers are equal. */
const noClock: Clock = { now: () => 0, today: () => '' };

/** What a formula reads, each with the conditions of the branches that it stands in. */
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
