import { operators } from '../../../conditions/registry.ts';
import type { AnyDefinition } from '../../../field-types/field-types.ts';
import type { Field } from '../../../form/form-definition.ts';
import { scalarsOf, type ConditionValue } from '../../../conditions/condition-value.ts';
import { isOperandMissing } from '../../../conditions/operator.ts';
import type { Condition, ConditionGroup, LogicRule } from '../../../logic/logic-rule.ts';
import { changesVisibility, effectOn, resolveTarget } from '../../../session/program/link-rules.ts';
import type { ProgramField } from '../../../session/program/program-field.ts';
import type { Program } from '../../../session/program/program.ts';
import { createFinding, pathTo } from '../../finding.ts';
import { type FindingCode } from '../../finding-codes.ts';
import type { Finding, FindingPath } from '../../finding.ts';
import type { Check } from '../check.ts';
import { labelOf } from '../../fields/field-name.ts';

/** Checks that rules are complete: reports conditions that the session ignores. */
export const checkConditions: Check = function* ({ fields, pages, program }) {
  for (const { field, program: own } of [...pages, ...fields]) {
    for (const [at, rule] of (field.logic ?? []).entries()) {
      const params = { field: labelOf(field), rule: at + 1 };
      const path = { ...pathTo(own), rule_id: rule.id };
      if (rule.actions.length === 0) yield createFinding('rule_without_actions', path, params);
      const place = new Place(program, own, path, params);
      yield* inRule(rule, place);
      yield* inTargets(rule, place);
    }
  }
};

/** The location of the conditions of a rule. */
class Place {
  private readonly program: Program;
  private readonly from: ProgramField;
  private readonly path: FindingPath;
  private readonly params: Finding['params'];

  constructor(program: Program, from: ProgramField, path: FindingPath, params: Finding['params']) {
    this.program = program;
    this.from = from;
    this.path = path;
    this.params = params;
  }

  /** Returns the field at the end of a path of ids and row indexes. */
  find(path: string): ProgramField | undefined {
    return this.findFrom(this.from, path);
  }

  /** The same location, as read from another field. */
  findFrom(from: ProgramField, path: string): ProgramField | undefined {
    return resolveTarget(from, path, this.program.fields)?.end;
  }

  /**
   * Returns the last field of a path, in reach or not; `undefined` when a field of the path does
   * not exist.
   */
  findAnywhere(path: string): ProgramField | undefined {
    const ids = path.split('.').filter((_, at) => at % 2 === 0);
    const fields = ids.map((id) => this.program.fields.get(id));
    return fields.includes(undefined) ? undefined : fields.at(-1);
  }

  finding(code: FindingCode, conditionId?: string, more: Finding['params'] = {}): Finding {
    const path =
      conditionId === undefined ? this.path : { ...this.path, condition_id: conditionId };
    return createFinding(code, path, { ...this.params, ...more });
  }
}

function* inRule({ condition_group: group }: LogicRule, place: Place): Generator<Finding> {
  const conditions = [...conditionsOf(group)];
  if (conditions.length === 0) yield place.finding('rule_without_conditions');
  for (const condition of conditions) {
    const found = faultOf(condition, place);
    if (found) yield found;
  }
}

/** Checks the other targets of a rule: each exists, and can read the fields of the conditions. */
function* inTargets(
  { targets = [], condition_group: group, actions }: LogicRule,
  place: Place,
): Generator<Finding> {
  for (const id of targets) {
    const target = place.findAnywhere(id);
    if (!target) {
      yield place.finding('rule_target_removed');
      continue;
    }
    const isReached = ({ target: path }: Condition) =>
      path === null || !place.find(path) || place.findFrom(target, path) !== undefined;
    if (![...conditionsOf(group)].every(isReached)) {
      yield place.finding('rule_target_out_of_reach', undefined, { target: labelOf(target.field) });
    }
    if (target.isPage && actions.length > 0 && !changesVisibility(effectOn(target, actions))) {
      yield place.finding('rule_target_unaffected', undefined, { target: labelOf(target.field) });
    }
  }
}

function* conditionsOf(group: ConditionGroup): Generator<Condition> {
  for (const child of group.children) {
    if (child.type === 'group') yield* conditionsOf(child);
    else yield child;
  }
}

/** Returns the first fault of a condition. */
function faultOf(condition: Condition, place: Place): Finding | undefined {
  const { id } = condition;
  if (condition.target === null) return place.finding('condition_without_target', id);
  const named = place.findAnywhere(condition.target);
  if (!named) return place.finding('target_removed', id);
  const more = { target: labelOf(named.field) };
  const target = place.find(condition.target);
  if (!target) return place.finding('target_out_of_reach', id, more);
  return faultOfTest(condition, target, (code, params = {}) =>
    place.finding(code, id, { ...more, ...params }),
  );
}

function faultOfTest(
  { condition_operator: name, value }: Condition,
  { definition, field }: ProgramField,
  finding: (code: FindingCode, params?: Finding['params']) => Finding,
): Finding | undefined {
  const operator = operators[name];
  const make = operator.tests[definition.valueKind];
  if (!make) return finding('operator_not_allowed', { operator: name });
  if (operator.operand === 'none') return undefined;
  if (isOperandMissing(operator, value)) return finding('condition_without_value');
  if (!make(value)) return finding('condition_value_unusable');
  return isRemovedOption(field, definition, value) ? finding('option_removed') : undefined;
}

function isRemovedOption(
  { options = [] }: Field,
  { settings }: AnyDefinition,
  value: ConditionValue,
): boolean {
  const hasOptions = settings.some((setting) => setting === 'options');
  const ids: ReadonlySet<unknown> = new Set(options.map(({ id }) => id));
  return hasOptions && !scalarsOf(value).every((scalar) => ids.has(scalar));
}
