import type { ValueKind } from '../../field-types/value-kind.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import { addDays } from '../../formats/shift-day.ts';
import { isDay } from '../../formats/moment.ts';
import type { CheckedField } from '../checked-form.ts';
import { daysAround } from '../reasoning/domains/date-domain.ts';
import { numbersAround } from '../reasoning/domains/number-domain.ts';
import { settingsOf } from './setting-values.ts';

/** Answers to try a field's own limits with; when all are refused, every answer is. */
type Candidates = (one: CheckedField, today: string) => readonly AnswerValue[];

/** Kinds whose answers cannot be covered by a list have none, and nothing is said of them. */
const candidates: Readonly<Partial<Record<ValueKind, Candidates>>> = {
  number: (one) => {
    const limits = limitsOf(one).filter((limit) => typeof limit === 'number');
    return [0, ...numbersAround(limits), ...limits.flatMap(roundedNear)];
  },
  date: (one, today) => {
    const limits = limitsOf(one).flatMap((limit) => {
      if (typeof limit === 'number') return addDays(today, limit);
      return typeof limit === 'string' && isDay(limit) ? limit : [];
    });
    return daysAround([today, ...limits]);
  },
  choice: ({ field: { options = [] } }) => options.map(({ id }) => id),
  choices: ({ field: { options = [] } }) =>
    options.map((_, at) => options.slice(0, at + 1).map(({ id }) => id)),
};

/** The answers to try; none when the answers of the field's kind cannot be covered. */
export function candidatesFor(one: CheckedField, today: string): readonly AnswerValue[] {
  return candidates[one.program.definition.valueKind]?.(one, today) ?? [];
}

/** Whatever a limit may be set to: a number, a day, or so many days from today. */
const limitsOf = ({ field, program }: CheckedField) =>
  settingsOf(field, program.definition)
    .filter(({ part }) => part.section === 'validation')
    .map(({ value }) => value);

/** The nearest numbers of at most ten decimals, since a field may not take more of them. */
const roundedNear = (limit: number) =>
  Array.from({ length: 11 }, (_, at) => 10 ** at).flatMap((scale) => [
    Math.ceil(limit * scale) / scale,
    Math.floor(limit * scale) / scale,
  ]);
