import { parseDay } from '../../formats/calendar.ts';
import type { ConditionValue } from '../../logic/logic-rule.ts';
import type { MakeTest, Operator } from '../operator.ts';

/** A test on days as `YYYY-MM-DD`, which sort as they follow each other; a missing one fails it. */
export const dateTest =
  (matches: (answer: string, value: string) => boolean): MakeTest =>
  (value) => {
    const wanted = dayOf(value);
    if (wanted === undefined) return undefined;
    return (answer) => isDay(answer) && matches(answer, wanted);
  };

/** Tests on a window between today and another day, both included. */
export const periodTests = (otherEnd: (today: string) => string): Operator['tests'] => ({
  date: () => (answer, clock) => {
    if (!isDay(answer)) return false;
    const today = clock.today();
    const other = otherEnd(today);
    return other < today ? answer >= other && answer <= today : answer >= today && answer <= other;
  },
});

const isDay = (answer: unknown): answer is string =>
  typeof answer === 'string' && parseDay(answer) !== undefined;

/** The day a condition compares with; a time that follows it does not matter. */
function dayOf(value: ConditionValue): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return parseDay(day) ? day : undefined;
}
