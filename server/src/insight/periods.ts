import type { InsightPeriod } from '@form-builder/core/contract/staff/forms/insight.ts';
import { addDays, addMonths } from '@form-builder/core/formats/dates/shift-day.ts';

/** A period in steps, with the first day of each. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly starts: readonly string[];
}

/** The steps of the periods that are a number of days. */
const steps = { '30d': { count: 30, days: 1 }, '90d': { count: 13, days: 7 } } as const;

/** The period that ends with this day; its last step is that of the day. */
export function periodUntil(to: string, period: InsightPeriod): Period {
  const starts = period === 'year' ? months(to) : days(to, steps[period]);
  return { from: starts[0] ?? to, to, starts };
}

/** The period before one that ends with this day: as many days, or the same months of the year before. */
export function periodBefore(
  { from, to }: Pick<Period, 'from' | 'to'>,
  period: InsightPeriod,
): Pick<Period, 'from' | 'to'> {
  if (period === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const { count, days: each } = steps[period];
  return { from: addDays(from, -count * each), to: addDays(from, -1) };
}

function days(
  to: string,
  step: { readonly count: number; readonly days: number },
): readonly string[] {
  return Array.from({ length: step.count }, (_, index) =>
    addDays(to, 1 - (step.count - index) * step.days),
  );
}

/** The first days of twelve months. */
const months = (to: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${to.slice(0, 7)}-01`, index - 11));
