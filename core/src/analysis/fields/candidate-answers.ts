import type { ValueKind } from '../../field-types/value-kind.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import { addDays } from '../../formats/dates/shift-day.ts';
import { isDay } from '../../formats/dates/moment.ts';
import type { CheckedField } from '../checked-form.ts';
import { neighbouringDays } from '../reasoning/domains/date-domain.ts';
import { neighbouringNumbers } from '../reasoning/domains/number-domain.ts';
import { settingsOf } from './setting-values.ts';

/** Sample answers to test a field's own limits: when all are rejected, every answer is. */
type Candidates = (one: CheckedField, today: string) => readonly AnswerValue[];

/** Kinds whose answers no list can cover have none, and are not checked. */
const candidates: Readonly<Partial<Record<ValueKind, Candidates>>> = {
  number: (one) => {
    const limits = limitsOf(one).filter((limit) => typeof limit === 'number');
    return [0, ...neighbouringNumbers(limits), ...limits.flatMap(roundedNear)];
  },
  date: (one, today) => {
    const limits = limitsOf(one).flatMap((limit) => {
      if (typeof limit === 'number') return addDays(today, limit);
      return typeof limit === 'string' && isDay(limit) ? limit : [];
    });
    return neighbouringDays([today, ...limits]);
  },
  choice: ({ field: { options = [] } }) => options.map(({ id }) => id),
  choices: ({ field: { options = [] } }) =>
    options.map((_, at) => options.slice(0, at + 1).map(({ id }) => id)),
};

/** Returns the sample answers; empty when no list can cover the kind. */
export function candidatesFor(one: CheckedField, today: string): readonly AnswerValue[] {
  return candidates[one.program.definition.valueKind]?.(one, today) ?? [];
}

/** The possible values of a limit: a number, a day, or a number of days from today. */
const limitsOf = ({ field, program }: CheckedField) =>
  settingsOf(field, program.definition)
    .filter(({ part }) => part.section === 'validation')
    .map(({ value }) => value);

/** The nearest numbers with at most ten decimals, because a field may not accept more. */
const roundedNear = (limit: number) =>
  Array.from({ length: 11 }, (_, at) => 10 ** at).flatMap((scale) => [
    Math.ceil(limit * scale) / scale,
    Math.floor(limit * scale) / scale,
  ]);
