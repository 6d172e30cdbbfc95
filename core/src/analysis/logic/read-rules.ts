import type { Condition, ConditionGroup, LogicRule } from '../../logic/logic-rule.ts';
import { joinActions, type Effect } from '../../logic/registry.ts';
import type { Program, ProgramField, Scope } from '../../session/program.ts';
import { all, any, never, type Expression } from './expression.ts';
import type { TestTable } from './test-table.ts';

/** A condition that counts. */
export interface ReadCondition {
  readonly kind: 'condition';
  readonly condition: Condition;
  readonly target: ProgramField;
  readonly expression: Expression;
}

/** A group with the members that count. */
export interface ReadGroup {
  readonly kind: 'group';
  readonly group: ConditionGroup;
  readonly children: readonly (ReadCondition | ReadGroup)[];
  readonly expression: Expression;
}

/** A rule as the session runs it; one without a condition that counts never matches. */
export interface ReadRule {
  readonly rule: LogicRule;
  /** Its place among the rules of its field, from 1: how people know it. */
  readonly number: number;
  readonly effect: Effect;
  readonly group: ReadGroup | undefined;
  readonly matches: Expression;
}

/** Reads the rules of a field: targets looked up, tests made, conditions that do not count left out. */
export function readRules(
  from: ProgramField,
  program: Program,
  tests: TestTable,
): readonly ReadRule[] {
  const readMember = (member: Condition | ConditionGroup): ReadCondition | ReadGroup | undefined =>
    member.type === 'group' ? read(member) : readCondition(member);

  const readCondition = (condition: Condition): ReadCondition | undefined => {
    const target = condition.target === null ? undefined : program.fields.get(condition.target);
    if (!target || !isInReach(from, target)) return undefined;
    const expression = tests.literalFor(condition, target);
    return expression && { kind: 'condition', condition, target, expression };
  };

  const read = (group: ConditionGroup): ReadGroup | undefined => {
    const children = group.children.flatMap((member) => readMember(member) ?? []);
    if (children.length === 0) return undefined;
    const parts = children.map(({ expression }) => expression);
    const expression = group.logic_operator === 'and' ? all(...parts) : any(...parts);
    return { kind: 'group', group, children, expression };
  };

  return (from.field.logic ?? []).map((rule, at) => {
    const group = read(rule.condition_group);
    const effect = joinActions(rule.actions);
    return { rule, number: at + 1, effect, group, matches: group?.expression ?? never };
  });
}

/** Whether a rule of one field can look at another: it stands in the same row, or around it. */
export function isInReach(from: ProgramField, target: ProgramField): boolean {
  for (let scope: Scope | undefined = from.scope; scope; scope = scope.collection?.scope) {
    if (scope === target.scope) return true;
  }
  return false;
}
