import type { IssueAt } from '../issue.ts';

/** The minimum and maximum number of rows of a repeating field. */
export interface RowLimits {
  readonly min: number;
  readonly max: number;
}

/** Checks the minimum and maximum number of rows. */
export function rowCountIssues(count: number, { min, max }: RowLimits): readonly IssueAt[] {
  if (count < min) return [{ code: 'issue.rows_min', params: { min } }];
  if (count > max) return [{ code: 'issue.rows_max', params: { max } }];
  return [];
}
