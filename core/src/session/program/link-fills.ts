import type { SetValueAction } from '../../logic/actions/set-value/set-value-action.ts';
import { canBeFilled } from '../../logic/actions/set-value/can-be-filled.ts';
import { isFormulaOperand } from '../../logic/actions/set-value/is-formula-operand.ts';
import { operandActionsOf } from '../../logic/logic-rule.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import { FormulaError } from '../../formulas/values/formula-value.ts';
import type { FieldDraft } from './field-draft.ts';
import { fitValue } from './fit-value.ts';
import type { FormulaLinker, OperandFormula } from './formula-engine.ts';
import type { RuleDraft } from './link-rules.ts';
import type { CompiledRule, Filling, FindFilling, ReferencePath } from './program-field.ts';
import type { ReadableInstance } from './readable-cell.ts';
import type { Clock } from '../../runtime/clock.ts';

/** An action that fills in a field, during the construction of the program. */
export interface FillDraft {
  readonly rule: RuleDraft;
  readonly action: SetValueAction;
  /** Present when a formula gives the value. */
  readonly formula: OperandFormula | undefined;
}

/** Links the rules that fill in fields: a separate part, so that forms without such rules do not load it. */
export interface FillLinker {
  read(
    draft: FieldDraft,
    rules: readonly RuleDraft[],
    linker: FormulaLinker | undefined,
  ): readonly FillDraft[];
  bind(
    draft: FieldDraft,
    fills: readonly FillDraft[],
    linker: FormulaLinker | undefined,
  ): FindFilling;
}

export const fillLinker: FillLinker = { read: readFills, bind: bindFills };

function readFills(
  draft: FieldDraft,
  rules: readonly RuleDraft[],
  linker: FormulaLinker | undefined,
): readonly FillDraft[] {
  if (draft.variable || !canBeFilled(draft.definition)) return [];
  return rules.flatMap((rule) =>
    operandActionsOf(rule.rule.actions, 'set_value').map((action) => ({
      rule,
      action,
      formula: readFormula(draft, action, linker),
    })),
  );
}

function readFormula(draft: FieldDraft, { value }: SetValueAction, linker?: FormulaLinker) {
  return isFormulaOperand(value) ? linker?.readOperand(draft, value.formula) : undefined;
}

/** One compiled action. */
interface Fill {
  readonly rule: CompiledRule;
  readonly action: SetValueAction;
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
  /** Its current value; `undefined` when it has none. */
  readonly valueAt: (instance: ReadableInstance, clock: Clock) => AnswerValue | undefined;
}

/** The last action with a value, among those whose rules match, fills in the field. */
function bindFills(
  draft: FieldDraft,
  drafts: readonly FillDraft[],
  linker: FormulaLinker | undefined,
): FindFilling {
  const fills = drafts.flatMap((one) => bindFill(draft, one, linker) ?? []).reverse();
  return (instance, clock, isOpen) => {
    for (const { rule, action, referencePaths, valueAt } of fills) {
      const isForced = action.when === 'always';
      if (!(isForced || isOpen) || !rule.matches(instance, clock)) continue;
      const value = valueAt(instance, clock);
      if (value !== undefined) return { value, isForced, rule, action, referencePaths };
    }
    return null satisfies Filling | null;
  };
}

function bindFill(
  draft: FieldDraft,
  { rule, action, formula }: FillDraft,
  linker: FormulaLinker | undefined,
): Fill | undefined {
  const compiled = draft.rules.find((one) => one.rule === rule.rule);
  if (!compiled) return undefined;
  if (!formula || !linker) {
    const value = isFormulaOperand(action.value) ? undefined : fitValue(action.value, draft);
    return { rule: compiled, action, referencePaths: new Map(), valueAt: () => value };
  }
  const { compute, referencePaths } = linker.bindOperand(draft, formula);
  const fit = createFit(draft);
  const valueAt: Fill['valueAt'] = (instance, clock) => {
    const result = compute(instance, clock);
    return result === null || result instanceof FormulaError ? undefined : fit(result);
  };
  return { rule: compiled, action, referencePaths, valueAt };
}

/**
 * Converts results for the field; returns the same list for the same result, so that nothing counts as changed.
 */
function createFit(draft: FieldDraft) {
  let last: readonly [result: AnswerValue, value: AnswerValue | undefined] | undefined;
  return (result: AnswerValue): AnswerValue | undefined => {
    if (last === undefined || !Object.is(last[0], result)) last = [result, fitValue(result, draft)];
    return last[1];
  };
}
