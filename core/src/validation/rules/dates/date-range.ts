import type { IssueAt } from '../../issue.ts';
import { formatDate } from '../../../formats/dates/format-date.ts';

/** The first and last day allowed, both included, as `YYYY-MM-DD`. */
export interface DateRange {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Checks that the date is within the range; `mask` formats the days in the message. */
export function dateRangeIssues(
  day: string,
  { min, max }: DateRange,
  mask?: string,
): readonly IssueAt[] {
  const isEarly = min !== undefined && day < min;
  const isLate = max !== undefined && day > max;
  if (!isEarly && !isLate) return [];
  const write = (limit: string) => formatDate(limit, mask);
  if (min !== undefined && max !== undefined) {
    return [{ code: 'issue.date_between', params: { start: write(min), end: write(max) } }];
  }
  if (min !== undefined) return [{ code: 'issue.date_after_or_on', params: { item: write(min) } }];
  return max === undefined
    ? []
    : [{ code: 'issue.date_before_or_on', params: { item: write(max) } }];
}
