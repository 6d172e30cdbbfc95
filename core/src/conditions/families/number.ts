import type { ConditionValue } from '../condition-value.ts';
import type { MakeTest } from '../operator.ts';

/** A test on numbers; false without an answer, or for one that is not a number. */
export const numberTest =
  (matches: (answer: number, value: number) => boolean): MakeTest =>
  (value) => {
    const wanted = numberOf(value);
    if (wanted === undefined) return undefined;
    return (answer) =>
      typeof answer === 'number' && Number.isFinite(answer) && matches(answer, wanted);
  };

/** The number of a condition's value, also when it is stored as text with a decimal point. */
export function numberOf(value: ConditionValue): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}
