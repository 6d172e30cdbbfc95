import type { ConditionValue } from '../condition-value.ts';
import type { MakeTest } from '../operator.ts';

/** A test on numbers; a missing answer, or one that is no number, fails it. */
export const numberTest =
  (matches: (answer: number, value: number) => boolean): MakeTest =>
  (value) => {
    const wanted = numberOf(value);
    if (wanted === undefined) return undefined;
    return (answer) =>
      typeof answer === 'number' && Number.isFinite(answer) && matches(answer, wanted);
  };

/** The number a condition compares with, also when it was stored as text with a decimal point. */
export function numberOf(value: ConditionValue): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}
