import type { IssueAt } from '../../issue.ts';

/** The first and last time allowed, both included, as `HH:mm`. */
export interface TimeRange {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Checks that the time is within the range. A missing time violates both limits. */
export function timeRangeIssues(time: string | null, { min, max }: TimeRange): readonly IssueAt[] {
  const isEarly = min !== undefined && (time === null || time < min);
  const isLate = max !== undefined && (time === null || time > max);
  return [
    ...(isEarly ? [{ code: 'issue.time_min', params: { n: min } } as const] : []),
    ...(isLate ? [{ code: 'issue.time_max', params: { n: max } } as const] : []),
  ];
}
