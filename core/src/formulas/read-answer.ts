import type { ValueKind } from '../field-types/value-kind.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import { optionLabel } from '../field-types/options.ts';
import type { Field } from '../form/form-definition.ts';
import { parseDate } from './values/date-text.ts';
import { FormulaError, type FormulaValue, type ScalarValue } from './values/formula-value.ts';

/** An answer as formulas see it: dates as dates, a choice as its option id, several as a list. */
export function readAnswer(answer: AnswerValue, kind: ValueKind): FormulaValue {
  if (typeof answer === 'string') return readText(answer, kind);
  if (typeof answer === 'number') return Number.isNaN(answer) ? FormulaError.value : answer;
  if (answer === null || typeof answer === 'boolean') return answer;
  return Array.isArray(answer) ? answer.map(readItem) : readItem(answer);
}

/** What the visitor reads of an answer: the labels of options, otherwise the answer itself. */
export function readLabel(answer: AnswerValue, kind: ValueKind, field: Field): FormulaValue {
  if (typeof answer === 'string') {
    return optionLabel(field.options, answer) ?? readAnswer(answer, kind);
  }
  if (typeof answer !== 'object' || answer === null) return readAnswer(answer, kind);
  return Array.isArray(answer)
    ? answer.map((item) => labelOfItem(item, field))
    : labelOfItem(answer, field);
}

function readText(text: string, kind: ValueKind): ScalarValue {
  if (kind === 'date' || kind === 'datetime') return parseDate(text) ?? FormulaError.value;
  return kind === 'formula' ? (parseDate(text) ?? text) : text;
}

/** An option id, or what stands for one thing that was looked up. */
function readItem(item: unknown): ScalarValue {
  return typeof item === 'string' ? item : (memberOf(item, 'id') ?? FormulaError.value);
}

function labelOfItem(item: unknown, field: Field): ScalarValue {
  if (typeof item === 'string') return optionLabel(field.options, item) ?? item;
  return memberOf(item, 'label') ?? readItem(item);
}

function memberOf(item: unknown, name: 'id' | 'label'): string | number | undefined {
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, name)) return undefined;
  const member: unknown = Reflect.get(item, name);
  return typeof member === 'string' || typeof member === 'number' ? member : undefined;
}
