import {
  leastShownCount,
  type ShownCount,
} from '@form-builder/core/contract/staff/forms/insight.ts';

/**
 * Fewer than five could be recognised as one person. The others are rounded to a multiple of five: exact ones could
 * be subtracted from a total, from the page before or from another period to find one that is not shown.
 */
export const shown = (count: number): ShownCount =>
  count > 0 && count < leastShownCount
    ? null
    : Math.round(Math.max(0, count) / leastShownCount) * leastShownCount;

/** The sum of counts as the database gives them. */
export const sum = (rows: readonly { readonly count: string }[]): number =>
  rows.reduce((total, { count }) => total + Number(count), 0);
