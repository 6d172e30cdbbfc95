import type { MatchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { RequestError } from '../../platform/request-error.ts';

/** What all patterns of one request may take: a hundred times what those of a large form need. */
export const matchingBudgetMs = 500;

/**
 * Matches until the patterns took their time together; then refuses the request. One pattern on one
 * answer is fast (`match-pattern.ts`), but a version can have hundreds, and rows many answers to each.
 */
export function limitMatching(
  matchesPattern: MatchesPattern,
  { budgetMs = matchingBudgetMs, now = () => performance.now() } = {},
): MatchesPattern {
  let spentMs = 0;
  return (pattern, text) => {
    if (spentMs > budgetMs) throw new RequestError('patterns_too_costly');
    const startedAt = now();
    const isMatch = matchesPattern(pattern, text);
    spentMs += now() - startedAt;
    return isMatch;
  };
}
