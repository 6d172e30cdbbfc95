import { isNoValue } from '../../../conditions/condition-value.ts';
import { canBeFilled } from '../../../logic/actions/set-value/can-be-filled.ts';
import { isFormulaOperand } from '../../../logic/actions/set-value/is-formula-operand.ts';
import type { SetValueAction } from '../../../logic/actions/set-value/set-value-action.ts';
import { actionNamesIn, operandActionsOf, type LogicRule } from '../../../logic/logic-rule.ts';
import { fitValue } from '../../../session/program/fit-value.ts';
import type { ProgramField } from '../../../session/program/program-field.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { formulaIssues } from '../../fields/formula-issues.ts';
import { labelOf } from '../../fields/field-name.ts';
import { ReferenceTypes } from '../../fields/reference-types.ts';
import { createFinding, pathTo, type Finding } from '../../finding.ts';
import type { FindingCode } from '../../finding-codes.ts';
import { all } from '../../reasoning/expression.ts';
import type { ReadRule } from '../../reasoning/read-rules.ts';
import type { Check } from '../check.ts';

/**
 * Checks that the values that rules fill in fit the fields, that each field can be filled in, and
 * that no two rules fill in the same field at once.
 */
export const checkFills: Check = function* (form) {
  const types = new ReferenceTypes(form.program);
  for (const { program, field } of form.fields) {
    for (const [at, rule] of (field.logic ?? []).entries()) {
      const fills = fillsOf(rule);
      if (fills.length === 0) continue;
      const place = new Place(form, program, rule, at + 1);
      yield* place.unfillable();
      for (const { value } of fills) yield* place.valueFaults(value, types);
    }
  }
  for (const one of form.fields) yield* overlaps(form, one);
};

const fillsOf = ({ actions }: LogicRule) => operandActionsOf(actions, 'set_value');

const isFillable = ({ definition }: ProgramField): boolean => canBeFilled(definition);

/** A rule that fills in fields, with the field that contains it. */
class Place {
  private readonly holder: ProgramField;
  private readonly rule: LogicRule;
  private readonly number: number;
  /** The target fields besides the rule's own. */
  private readonly others: readonly ProgramField[];

  constructor(form: CheckedForm, holder: ProgramField, rule: LogicRule, number: number) {
    this.holder = holder;
    this.rule = rule;
    this.number = number;
    const ids = new Set(rule.targets);
    ids.delete(holder.field.id);
    this.others = [...ids]
      .flatMap((id) => form.program.fields.get(id) ?? [])
      .filter(({ isPage }) => !isPage);
  }

  /**
   * The fields for which filling in is the rule's only effect; its own field only if it fills in no
   * other.
   */
  *unfillable(): Generator<Finding> {
    const isOnlyFill = actionNamesIn(this.rule.actions).length === 0;
    const idle = isOnlyFill ? this.others.filter((one) => !isFillable(one)) : [];
    const fields = [this.holder, ...this.others].some(isFillable) ? idle : [this.holder];
    for (const one of fields)
      yield this.finding('fill_target_unfillable', { target: labelOf(one.field) });
  }

  *valueFaults(value: SetValueAction['value'], types: ReferenceTypes): Generator<Finding> {
    const filled = [this.holder, ...this.others].filter(isFillable);
    if (isFormulaOperand(value)) {
      yield* this.formulaFaults(value.formula, filled, types);
    } else if (isNoValue(value)) {
      yield this.finding('fill_value_missing');
    } else {
      for (const one of filled)
        if (fitValue(value, one) === undefined)
          yield this.finding('fill_value_unusable', { target: labelOf(one.field) });
    }
  }

  /** A fault of the text is the same for each field, so it is reported once. */
  private *formulaFaults(
    formula: string,
    filled: readonly ProgramField[],
    types: ReferenceTypes,
  ): Generator<Finding> {
    if (formula.trim() === '') yield this.finding('fill_value_missing');
    else {
      const issues = filled.map((one) => formulaIssues(formula, one, types));
      const first = issues.find(({ length }) => length > 0) ?? [];
      for (const { code, params, from } of first)
        yield this.finding(`formula_${code}`, { ...params, at: from + 1 });
    }
  }

  private finding(code: FindingCode, more: Finding['params'] = {}): Finding {
    const path = { ...pathTo(this.holder), rule_id: this.rule.id };
    return createFinding(code, path, {
      field: labelOf(this.holder.field),
      rule: this.number,
      ...more,
    });
  }
}

/**
 * Finds rules that certainly match together for some answers and fill in different values; reported
 * at the later one.
 */
function* overlaps(form: CheckedForm, one: CheckedField): Generator<Finding> {
  if (!isFillable(one.program)) return;
  const rules = one.conditions.rules.filter(({ rule }) => fillsOf(rule).length > 0);
  for (const [at, later] of rules.entries()) {
    const isOverlapping = (earlier: ReadRule) =>
      !isSameFill(earlier, later) &&
      form.canHoldWithTargets(all(earlier.matches, later.matches)) === true;
    const holder = form.program.fields.get(later.holder.id);
    if (!holder || !rules.slice(0, at).some(isOverlapping)) continue;
    const path = { ...pathTo(holder), rule_id: later.rule.id };
    const params = { field: labelOf(later.holder), rule: later.number };
    yield createFinding('fill_overlap', path, { ...params, target: labelOf(one.field) });
  }
}

const isSameFill = (one: ReadRule, other: ReadRule): boolean =>
  JSON.stringify(fillsOf(one.rule)) === JSON.stringify(fillsOf(other.rule));
