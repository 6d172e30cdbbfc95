import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import { parseDay } from '@form-builder/core/formats/dates/calendar.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { maskedText } from '@form-builder/core/sensitive-answers/masked-text.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Cell } from './cell.ts';
import type { InputDefinition } from './read-version.ts';

/** The format of the answers. */
export interface CellStyle {
  /** As labels for people, or as the ids that integrations use. */
  readonly values: 'labels' | 'ids';
  readonly context: FormatContext;
}

interface Place {
  readonly field: Field;
  readonly definition: InputDefinition;
}

/**
 * Converts an answer to a cell: numbers, days and date-times keep their type, everything else becomes text.
 * Texts of digits such as a BSN stay text, so that no spreadsheet rounds them or drops a zero.
 */
export function cellOf(
  answer: AnswerValue | undefined,
  place: Place,
  isMasked: boolean,
  style: CellStyle,
): Cell {
  if (isMasked) return typeof answer === 'string' ? answer : maskedText;
  if (answer === undefined || answer === null) return null;
  if (typeof answer === 'boolean')
    return style.values === 'ids'
      ? answer
      : place.definition.format(answer, place.field, style.context);
  return place.definition.isEmpty(answer) ? null : givenCell(answer, place, style);
}

function givenCell(
  answer: NonNullable<AnswerValue>,
  { field, definition }: Place,
  { values, context }: CellStyle,
): Cell {
  if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
  if (typeof answer === 'string' && hasDays(definition)) return dayOf(answer);
  const id = values === 'ids' ? idOf(answer) : undefined;
  return id ?? definition.format(answer, field, context);
}

function hasDays({ valueKind, computation }: InputDefinition): boolean {
  const result = computation?.result;
  return valueKind === 'date' || valueKind === 'datetime' || result === 'date' || result === 'day';
}

/** `YYYY-MM-DD`, with ` HH:mm` when it has a time; any other text stays text. */
function dayOf(text: string): Cell {
  const [day = '', time] = text.split(' ');
  if (!parseDay(day)) return text;
  if (time === undefined) return { day };
  return /^\d{2}:\d{2}$/.test(time) ? { moment: text } : text;
}

/** The id of a choice or of an item of a list, or those of several; `undefined` for other answers. */
function idOf(answer: AnswerValue): string | undefined {
  if (typeof answer === 'string') return answer;
  const ids = (Array.isArray(answer) ? answer : [answer]).map((one: unknown) => {
    if (typeof one === 'string') return one;
    const isItem = typeof one === 'object' && one !== null && 'id' in one;
    return isItem && typeof one.id === 'string' ? one.id : undefined;
  });
  return ids.includes(undefined) ? undefined : ids.join(', ');
}
