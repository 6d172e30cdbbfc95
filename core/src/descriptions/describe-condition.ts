import type { ClauseWords } from '../conditions/operator-words.ts';
import { isOperandMissing } from '../conditions/operator.ts';
import { operators } from '../conditions/registry.ts';
import { describeOperand } from './describe-answer.ts';
import { clauseWords } from './describe-operators.ts';
import { findTargetField, nameTarget, type Wording } from './field-names.ts';
import type { Field } from '../form/form-definition.ts';
import type { Condition } from '../logic/logic-rule.ts';
import { maskedText } from '../sensitive-answers/masked-text.ts';

/** What a condition found when it was tested. */
export interface ConditionOutcome {
  readonly holds: boolean;
  /** The answer it saw, in words; absent to leave it out. */
  readonly seen?: string | undefined;
  readonly isSeenEmpty: boolean;
  /** It saw an answer that must not be said: of a sensitive one, what it was compared with neither. */
  readonly isMasked?: boolean;
}

/**
 * A condition as a clause that follows `if` or `because`: `'Visitors' is greater than 250`. With a
 * finding it says what was found: `'Visitors' (120) is not greater than 250`.
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
  const isKeptBack = finding?.isMasked && field && isSensitive(field, wording.types);
  return isKeptBack ? maskedText : describeOperand(value, field, wording);
}

function isSensitive({ type, is_sensitive }: Field, types: Wording['types']): boolean {
  const definition = types[type];
  return is_sensitive === true || (definition?.role === 'input' && definition.isSecret === true);
}

/** `is not 250` fails on a missing answer as well; to say that it is 250 would be wrong. */
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
