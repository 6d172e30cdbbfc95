/** The percentages of a limit at which administrators get a notification. */
export const quotaPercents = [80, 100] as const;
export type QuotaPercent = (typeof quotaPercents)[number];

/** Where a quota stands: below 80 %, from 80 %, or at its limit or beyond. */
export const quotaLevels = ['within', 'near', 'reached'] as const;
export type QuotaLevel = (typeof quotaLevels)[number];

/** The highest percentage that a use has passed; `null` below all, or without a limit. */
export function passedPercent(used: number, max: number | null): QuotaPercent | null {
  if (max === null) return null;
  if (used >= max) return 100;
  return used * 100 >= max * 80 ? 80 : null;
}

/** Where a use stands against its limit. */
export function quotaLevel(used: number, max: number | null): QuotaLevel {
  const passed = passedPercent(used, max);
  if (passed === null) return 'within';
  return passed === 100 ? 'reached' : 'near';
}
