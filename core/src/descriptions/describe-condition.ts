import type { ClauseWords } from '../conditions/operator-words.ts';
import { isOperandMissing } from '../conditions/operator.ts';
import { operators } from '../conditions/registry.ts';
import { describeOperand } from './describe-answer.ts';
import { clauseWords } from './describe-operators.ts';
import { findTargetField, nameTarget, type Wording } from './field-names.ts';
import type { Field } from '../form/form-definition.ts';
import type { Condition } from '../logic/logic-rule.ts';
import { maskedText } from '../sensitive-answers/masked-text.ts';

/** The result of testing a condition. */
export interface ConditionOutcome {
  readonly holds: boolean;
  /** The tested answer as text; absent to leave it out. */
  readonly seen?: string | undefined;
  readonly isSeenEmpty: boolean;
  /**
   * Whether the answer is masked: for a sensitive answer, the value of the condition is masked too.
   */
  readonly isMasked?: boolean;
}

/**
 * Describes a condition as a clause after `if` or `because`: `'Visitors' is greater than 250`. With
 * a result it contains the answer: `'Visitors' (120) is not greater than 250`.
 */
export function describeCondition(
  condition: Condition,
  wording: Wording,
  finding?: ConditionOutcome,
): string {
  const { context, names, types } = wording;
  const { target: path, condition_operator: operator, value } = condition;
  if (path === null || isOperandMissing(operators[operator], value)) {
    return context.translate('describe.unfinished');
  }
  const field = findTargetField(path, names);
  const name = nameTarget(path, wording);
  const kind = (field && types[field.type]?.valueKind) ?? 'text';
  const words = clauseWords(operator, kind);
  return isGone(words, finding)
    ? context.translate('describe.clause.empty', { target: name })
    : context.translate(finding?.holds === false ? words.fails : words.holds, {
        target: withFinding(name, condition, wording, finding),
        value: operandOf(condition, field, wording, finding),
        count: Number(value),
      });
}

function operandOf(
  { value }: Condition,
  field: Field | undefined,
  wording: Wording,
  finding: ConditionOutcome | undefined,
): string {
  const isSensitive = field && (wording.sensitiveIds?.has(field.id) ?? true);
  return finding?.isMasked && isSensitive ? maskedText : describeOperand(value, field, wording);
}

/** `is not 250` also fails without an answer, so the text must not claim that the answer is 250. */
const isGone = ({ isNegative }: ClauseWords, finding: ConditionOutcome | undefined) =>
  isNegative && finding?.holds === false && finding.isSeenEmpty;

function withFinding(
  target: string,
  { condition_operator: name }: Condition,
  { context }: Wording,
  finding: ConditionOutcome | undefined,
): string {
  const isSaidAnyway = finding?.isSeenEmpty && operators[name].operand === 'none';
  if (finding?.seen === undefined || isSaidAnyway) return target;
  return context.translate('describe.seen', { target, value: finding.seen });
}
