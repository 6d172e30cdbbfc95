import type { IssueAt } from '../../issue.ts';
import { formatMoment } from '../../../formats/dates/format-date.ts';

/** The designer's limits on a date-time. */
export interface MomentLimits {
  readonly min?: string;
  readonly max?: string;
  readonly past_dates_disabled?: boolean;
  readonly future_dates_disabled?: boolean;
  readonly mask?: string;
}

/** Checks that the date-time is within the limits, both included; today counts as a whole day. */
export function momentRangeIssues(
  moment: string,
  limits: MomentLimits,
  today: string,
): readonly IssueAt[] {
  const firsts = [limits.min, limits.past_dates_disabled ? `${today} 00:00` : undefined];
  const lasts = [limits.max, limits.future_dates_disabled ? `${today} 23:59` : undefined];
  const first = firsts.filter(isSet).sort().at(-1);
  const last = lasts.filter(isSet).sort().at(0);
  const write = (limit: string) => formatMoment(limit, limits.mask);
  if (first !== undefined && moment < first) {
    return [{ code: 'issue.date_after_or_on', params: { item: write(first) } }];
  }
  if (last === undefined || moment <= last) return [];
  return [{ code: 'issue.date_before_or_on', params: { item: write(last) } }];
}

const isSet = (moment: string | undefined): moment is string => moment !== undefined;
