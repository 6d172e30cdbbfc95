import { dayIn, isDay, momentIn } from '../../formats/dates/moment.ts';
import type { ConditionValue } from '../condition-value.ts';
import type { MakeTest, Operator } from '../operator.ts';

type Compare = (answer: string, value: string) => boolean;

/**
 * Tests on days and date-times, whose texts sort in time order; false without an answer. A date-time is
 * compared to the minute when the condition has a time, otherwise by its day.
 */
export const dayTests = (matches: Compare): Operator['tests'] => ({
  date: dateTest(matches),
  datetime: momentTest(matches),
});

/** A test on days as `YYYY-MM-DD`. */
export const dateTest =
  (matches: Compare): MakeTest =>
  (value) => {
    const wanted = dayOf(value);
    if (wanted === undefined) return undefined;
    return (answer) => typeof answer === 'string' && isDay(answer) && matches(answer, wanted);
  };

/** A test on moments as `YYYY-MM-DD HH:mm`. */
export const momentTest =
  (matches: Compare): MakeTest =>
  (value) => {
    const wanted = (typeof value === 'string' ? momentIn(value) : undefined) ?? dayOf(value);
    if (wanted === undefined) return undefined;
    const read = wanted.length > dayLength ? momentIn : dayIn;
    return (answer) => {
      const moment = typeof answer === 'string' ? read(answer) : undefined;
      return moment !== undefined && matches(moment, wanted);
    };
  };

/** Tests on a window between today and another day, both included. */
export const periodTests = (otherEnd: (today: string) => string): Operator['tests'] => {
  const make: MakeTest = () => (answer, clock) => {
    const day = typeof answer === 'string' ? dayIn(answer) : undefined;
    if (day === undefined) return false;
    const today = clock.today();
    const other = otherEnd(today);
    return other < today ? day >= other && day <= today : day >= today && day <= other;
  };
  return { date: make, datetime: make };
};

const dayLength = 'YYYY-MM-DD'.length;

/** The day of a condition's value, ignoring a time. */
const dayOf = (value: ConditionValue) =>
  typeof value === 'string' ? dayIn(value.slice(0, dayLength)) : undefined;
