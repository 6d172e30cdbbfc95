import { neighbouringDays, neighbouringTimes } from '../analysis/reasoning/domains/date-domain.ts';
import { neighbouringNumbers } from '../analysis/reasoning/domains/number-domain.ts';
import { scalarsOf } from '../conditions/condition-value.ts';
import { numberOf } from '../conditions/families/number.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { ValueKind } from '../field-types/value-kind.ts';
import type { Field } from '../form/form-definition.ts';
import { addDays } from '../formats/dates/shift-day.ts';
import type { Condition } from '../logic/logic-rule.ts';
import type { Clock } from '../runtime/clock.ts';

interface Question {
  readonly condition: Condition;
  readonly field: Field;
  readonly clock: Clock;
}

/** Distances from today in days: within and beyond a week, month and year, and the ages of people. */
const distances = [0, 3, 20, 100, 500, -3, -20, -100, -500, -3000, -6000, -12_000, -25_000];

/**
 * Returns answers that are likely to make a condition true or false, by boundary-value analysis: the
 * values that it compares with, their neighbours, each option, and no answer.
 */
export function candidateAnswers(kind: ValueKind, question: Question): readonly AnswerValue[] {
  return [...(candidates[kind]?.(question) ?? []), null];
}

/** Kinds without an entry have no values to compare with: a random answer or none decides them. */
const candidates: Readonly<
  Partial<Record<ValueKind, (question: Question) => readonly AnswerValue[]>>
> = {
  text: ({ condition }) => [
    ...textsIn(condition),
    ...numbersIn(condition)
      .flatMap((count) => [count - 1, count, count + 1])
      .filter((length) => length > 0 && length <= 2000)
      .map((length) => 'a'.repeat(length)),
  ],
  number: ({ condition }) => neighbouringNumbers(numbersIn(condition)),
  boolean: () => [true, false],
  choice: ({ field }) => optionsOf(field),
  choices: ({ field }) => {
    const ids = optionsOf(field);
    // Lists of each length decide conditions on the number of choices.
    return [...ids.map((id) => [id]), ...ids.map((_, at) => ids.slice(0, at + 1))];
  },
  date: daysAround,
  datetime: (question) =>
    daysAround(question).flatMap((day) =>
      ['00:00', '12:00', '23:59'].map((time) => `${day} ${time}`),
    ),
  time: ({ condition }) => ['00:00', '23:59', ...textsIn(condition).flatMap(neighbouringTimes)],
};

const textsIn = ({ value }: Condition) => scalarsOf(value).map(String);

const numbersIn = ({ value }: Condition) =>
  scalarsOf(value).flatMap((scalar) => numberOf(scalar) ?? []);

const optionsOf = ({ options = [] }: Field) => options.map(({ id }) => id);

function daysAround({ condition, clock }: Question): readonly string[] {
  const named = textsIn(condition)
    .map((text) => text.slice(0, 10))
    .filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));
  const near = distances.map((distance) => addDays(clock.today(), distance));
  return [...neighbouringDays(named), ...near];
}
