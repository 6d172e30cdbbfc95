import type { ValueKind } from '../field-types/value-kind.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import { isLookedUp } from '../field-types/lookup.ts';
import { mappedValue } from '../field-types/mapped-fillings.ts';
import { optionLabel } from '../field-types/options.ts';
import type { Field } from '../form/form-definition.ts';
import { parseDate } from './values/date-text.ts';
import { FormulaError, type FormulaValue, type ScalarValue } from './values/formula-value.ts';

/** Converts an answer to a formula value: dates as dates, a choice as its option id, several as a list. */
export function readAnswer(answer: AnswerValue, kind: ValueKind): FormulaValue {
  if (typeof answer === 'string') return readText(answer, kind);
  if (typeof answer === 'number') return Number.isNaN(answer) ? FormulaError.value : answer;
  if (answer === null || typeof answer === 'boolean') return answer;
  return Array.isArray(answer) ? answer.map(readItem) : readItem(answer);
}

/** The displayed answer: the labels of options, otherwise the answer itself. */
export function readLabel(answer: AnswerValue, kind: ValueKind, field: Field): FormulaValue {
  if (typeof answer === 'string') {
    return optionLabel(field.options, answer) ?? readAnswer(answer, kind);
  }
  if (typeof answer !== 'object' || answer === null) return readAnswer(answer, kind);
  return Array.isArray(answer)
    ? answer.map((item) => labelOfItem(item, field))
    : labelOfItem(answer, field);
}

/** The score of the chosen option, or of each chosen option; empty for an option without a score. */
export function readScore(answer: AnswerValue, { options = [] }: Field): FormulaValue {
  const scoreOf = (id: unknown) => options.find((option) => option.id === id)?.score ?? null;
  return Array.isArray(answer) ? answer.map(scoreOf) : scoreOf(answer);
}

/** A part of a looked-up answer, or of each of several; empty when the source does not contain it. */
export function readMember(answer: AnswerValue, source: string): FormulaValue {
  const partOf = (item: unknown): ScalarValue => {
    const part = isLookedUp(item) ? mappedValue(item, { source }) : null;
    return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean'
      ? part
      : null;
  };
  return Array.isArray(answer) ? answer.map(partOf) : partOf(answer);
}

function readText(text: string, kind: ValueKind): ScalarValue {
  if (kind === 'date' || kind === 'datetime') return parseDate(text) ?? FormulaError.value;
  return kind === 'formula' ? (parseDate(text) ?? text) : text;
}

/** An option id, or the id of a looked-up item. */
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
