import type { MatchesPattern } from '../../../patterns/pattern-matcher.ts';
import type { IssueAt } from '../../issue.ts';

/** The designer's pattern, which the whole answer must match. */
export function patternIssues(
  text: string,
  pattern: string | undefined,
  { matchesPattern }: { readonly matchesPattern: MatchesPattern },
): readonly IssueAt[] {
  return !pattern || matchesPattern(pattern, text) ? [] : [{ code: 'issue.pattern' }];
}
