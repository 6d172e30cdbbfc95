import { isDay, isMoment } from '../../formats/dates/moment.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import type { Operator, Test } from '../operator.ts';

/** The kinds that a formula's result is tried as, and its conversion for the tests of that kind. */
const readings: readonly {
  readonly kind: ValueKind;
  readonly read: (answer: AnswerValue) => AnswerValue | undefined;
}[] = [
  { kind: 'number', read: readNumber },
  { kind: 'boolean', read: (answer) => (typeof answer === 'boolean' ? answer : undefined) },
  { kind: 'datetime', read: (answer) => (isText(answer) && isMoment(answer) ? answer : undefined) },
  { kind: 'date', read: (answer) => (isText(answer) && isDay(answer) ? answer : undefined) },
  { kind: 'text', read: readText },
];

/**
 * Adds the test of a formula's result: as a number when it is numeric, otherwise as a date-time, a day or a
 * text, the first of these that the operator supports.
 */
export function withResults(tests: Operator['tests']): Operator['tests'] {
  return {
    ...tests,
    formula: (value) => {
      const tried = readings.flatMap(({ kind, read }) => {
        const test = tests[kind]?.(value);
        return test ? [{ read, test }] : [];
      });
      return tried.length > 0 ? testFirst(tried) : undefined;
    },
  };
}

function testFirst(
  tried: readonly {
    readonly test: Test;
    readonly read: (answer: AnswerValue) => AnswerValue | undefined;
  }[],
): Test {
  return (answer, clock) => {
    for (const { read, test } of tried) {
      const result = read(answer);
      if (result !== undefined) return test(result, clock);
    }
    return false;
  };
}

const isText = (answer: AnswerValue): answer is string => typeof answer === 'string';

function readNumber(answer: AnswerValue): number | undefined {
  if (typeof answer === 'number') return Number.isFinite(answer) ? answer : undefined;
  return isText(answer) && /^\s*-?\d+(?:\.\d+)?\s*$/.test(answer) ? Number(answer) : undefined;
}

/** Every result has a text; no result gives none. */
function readText(answer: AnswerValue): string | null {
  if (isText(answer)) return answer;
  return typeof answer === 'number' || typeof answer === 'boolean' ? String(answer) : null;
}
