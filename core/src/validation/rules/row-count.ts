import type { IssueAt } from '../issue.ts';

/** How many rows a repeating field may have. */
export interface RowLimits {
  readonly min: number;
  readonly max: number;
}

/** Not fewer and not more rows than a repeating field allows. */
export function rowCountIssues(count: number, { min, max }: RowLimits): readonly IssueAt[] {
  if (count < min) return [{ code: 'issue.rows_min', params: { min } }];
  if (count > max) return [{ code: 'issue.rows_max', params: { max } }];
  return [];
}
