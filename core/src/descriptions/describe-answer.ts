import type {
  AnswerValue,
  AnyDefinition,
  PartialFieldTypeRegistry,
} from '../field-types/field-types.ts';
import type { Field } from '../form/form-definition.ts';
import { emptyText } from '../formats/empty-text.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { formatNumber } from '../formats/format-number.ts';
import type { Wording } from './field-names.ts';
import {
  scalarsOf,
  type ConditionScalar,
  type ConditionValue,
} from '../conditions/condition-value.ts';
import { quoteWords } from './quote.ts';

/** Formats an answer for a sentence. */
export function describeAnswer(
  value: AnswerValue,
  field: Field,
  { context, types }: Wording,
): string {
  const definition: AnyDefinition | undefined = types[field.type];
  if (definition?.valueKind === 'rows') {
    return context.translate('describe.rows', { count: Array.isArray(value) ? value.length : 0 });
  }
  if (value === null || definition?.role !== 'input') return context.translate('describe.empty');
  if (Number.isNaN(value)) return context.translate('describe.invalid');
  return quoteWords(definition.format(value, field, context), context);
}

/**
 * Formats the value of a condition like the answers of its target: an option by its label, and
 * several values as `'Red', 'Green'`.
 */
export function describeOperand(
  value: ConditionValue,
  field: Field | undefined,
  wording: Wording,
): string {
  return scalarsOf(value)
    .map((scalar) => describeScalar(scalar, field, wording))
    .join(', ');
}

function describeScalar(
  value: ConditionScalar,
  field: Field | undefined,
  { context, types }: Wording,
): string {
  if (typeof value === 'number') return formatNumber(value, context.locale);
  return quoteWords(formatOperand(value, field, context, types) ?? String(value), context);
}

function formatOperand(
  value: ConditionScalar,
  field: Field | undefined,
  context: FormatContext,
  types: PartialFieldTypeRegistry,
): string | undefined {
  const definition: AnyDefinition | undefined = field && types[field.type];
  if (!field || definition?.role !== 'input') return undefined;
  const answer = definition.parse(value, field) ?? definition.parse([value], field) ?? null;
  const text = definition.format(answer, field, context);
  return text === emptyText ? undefined : text;
}
