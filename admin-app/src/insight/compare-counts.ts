import {
  leastShownCount,
  type ShownCount,
} from '@form-builder/core/contract/staff/forms/insight.ts';

/** What a number became; `unknown` when it was too small to compare. */
export type CountChange =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'more' | 'less';
      readonly percent: number;
      /** Whether such a difference may well be a coincidence. */
      readonly mayBeChance: boolean;
    };

/** A percentage of a smaller number says more about the rounding than about the visitors. */
const leastCompared = 20;
/** A number that is rounded to five is at most two off. */
const mostOff = Math.floor(leastShownCount / 2);
/** A number that is not shown is 1 to 4. */
const hidden = leastShownCount / 2;

/**
 * Compares two rounded numbers of visits. Visits come at random: a difference below two standard deviations of the
 * difference of two counts, and below what the rounding adds, may be a coincidence.
 */
export function compareCounts(now: ShownCount, before: ShownCount): CountChange {
  if (before === null || before < leastCompared) return { kind: 'unknown' };
  const difference = (now ?? hidden) - before;
  if (difference === 0) return { kind: 'same' };
  const expected = 2 * Math.sqrt((now ?? hidden) + before) + 2 * mostOff;
  return {
    kind: difference > 0 ? 'more' : 'less',
    percent: Math.round((Math.abs(difference) / before) * 100),
    mayBeChance: Math.abs(difference) <= expected,
  };
}

/** A part of a number of visits. */
export interface Part {
  readonly part: ShownCount;
  readonly whole: ShownCount;
}

/** How many of every hundred; `null` when there are too few to tell. */
export function perHundred({ part, whole }: Part): number | null {
  if (whole === null || whole < leastCompared) return null;
  return Math.min(100, Math.round(((part ?? hidden) / whole) * 100));
}

/** Whether a difference between two parts may well be a coincidence: below two standard errors and the rounding. */
export function mayPartsDifferByChance(one: Part, other: Part): boolean {
  const [wholeOne, wholeOther] = [one.whole ?? hidden, other.whole ?? hidden];
  const shareOf = ({ part, whole }: Part) =>
    Math.min(1, (part ?? hidden) / Math.max(1, whole ?? hidden));
  const [shareOne, shareOther] = [shareOf(one), shareOf(other)];
  const all = (shareOne * wholeOne + shareOther * wholeOther) / (wholeOne + wholeOther);
  const error = Math.sqrt(all * (1 - all) * (1 / wholeOne + 1 / wholeOther));
  const rounding = mostOff / wholeOne + mostOff / wholeOther;
  return Math.abs(shareOne - shareOther) <= 2 * error + rounding;
}
