import type { IssueAt } from '../issue.ts';

/** Checks the designer's minimum and maximum number of options. */
export function choiceCountIssues(
  count: number,
  limits: { readonly min?: number; readonly max?: number } | undefined,
): readonly IssueAt[] {
  const { min, max } = limits ?? {};
  if (min !== undefined && count < min) return [{ code: 'issue.choices_min', params: { min } }];
  if (max !== undefined && count > max) return [{ code: 'issue.choices_max', params: { max } }];
  return [];
}
