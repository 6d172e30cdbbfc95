import type { Field } from '../../form/form-definition.ts';
import type { Condition, ConditionGroup, LogicRule } from '../../logic/logic-rule.ts';
import type { SharedRule, SharedRules } from '../../logic/shared-rules.ts';
import type { Effect } from '../../logic/registry.ts';
import { effectOn, resolveTarget, type RuleTarget } from '../../session/program/link-rules.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import type { Program } from '../../session/program/program.ts';
import { isInRowsOf } from '../../session/program/dependencies.ts';
import { all, any, never, type Expression } from './expression.ts';
import type { ReadAnswer, TestTable } from './test-table.ts';

/** A valid condition. */
export interface ReadCondition {
  readonly kind: 'condition';
  readonly condition: Condition;
  readonly target: ProgramField;
  readonly expression: Expression;
}

/** A group with its valid members. */
export interface ReadGroup {
  readonly kind: 'group';
  readonly group: ConditionGroup;
  readonly children: readonly (ReadCondition | ReadGroup)[];
  readonly expression: Expression;
}

/** A rule as the session evaluates it; one without a valid condition never matches. */
export interface ReadRule {
  readonly rule: LogicRule;
  /** The field that contains the rule. */
  readonly holder: Field;
  /** The number of the rule among those of its field or page, from 1, as shown to users. */
  readonly number: number;
  readonly effect: Effect;
  readonly group: ReadGroup | undefined;
  readonly matches: Expression;
}

/**
 * Reads the rules of a field: resolves targets, creates tests, and leaves out invalid conditions.
 */
export function readRules(
  from: ProgramField,
  program: Program,
  tests: TestTable,
  shared: SharedRules<Field>,
): readonly ReadRule[] {
  const readMember = (member: Condition | ConditionGroup): ReadCondition | ReadGroup | undefined =>
    member.type === 'group' ? read(member) : readCondition(member);

  const readCondition = (condition: Condition): ReadCondition | undefined => {
    const { target: path } = condition;
    const target = path === null ? undefined : resolveTarget(from, path, program.fields);
    if (!target || path === null) return undefined;
    const expression = tests.literalFor(condition, readAnswer(from, path, target));
    return expression && { kind: 'condition', condition, target: target.end, expression };
  };

  const read = (group: ConditionGroup): ReadGroup | undefined => {
    const children = group.children.flatMap((member) => readMember(member) ?? []);
    if (children.length === 0) return undefined;
    const parts = children.map(({ expression }) => expression);
    const expression = group.logic_operator === 'and' ? all(...parts) : any(...parts);
    return { kind: 'group', group, children, expression };
  };

  return rulesAt(from.field, shared).map((placed) => {
    const group = read(placed.rule.condition_group);
    const effect = effectOn(from, placed.rule.actions);
    return { ...placed, effect, group, matches: group?.expression ?? never };
  });
}

/** Returns the rules that apply to a field, in their order. */
const rulesAt = (field: Field, shared: SharedRules<Field>): readonly SharedRule<Field>[] => [
  ...(shared.get(field.id) ?? []),
  ...(field.logic ?? []).map((rule, at) => ({ rule, holder: field, number: at + 1 })),
];

/**
 * A field in the rows of the field that it reads does not depend on the visibility of that field.
 */
function readAnswer(
  from: ProgramField,
  path: string,
  target: RuleTarget<ProgramField>,
): ReadAnswer {
  const raw = target.chain.map((field) => isInRowsOf(field, from));
  const isRaw = raw.at(-1) ?? false;
  const key = raw.includes(true) ? `${path} ${raw.join()}` : path;
  return { key, field: target.end, isRaw };
}
