import type { MatchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { RequestError } from '../platform/request-error.ts';

/** The time limit for all patterns of one request: a hundred times the time of a large form. */
export const matchingBudgetMs = 500;

interface MatchingLimit {
  readonly budgetMs?: number;
  readonly now?: () => number;
  /** The result of a match after the time limit; by default the request is rejected. */
  readonly whenSpent?: () => boolean;
}

/**
 * Creates a matcher with a time limit for all its matches. One pattern on one answer is fast
 * (`match-pattern.ts`), but a version can have hundreds of patterns, and rows many answers for
 * each.
 */
export function limitMatching(
  matchesPattern: MatchesPattern,
  {
    budgetMs = matchingBudgetMs,
    now = () => performance.now(),
    whenSpent = refuse,
  }: MatchingLimit = {},
): MatchesPattern {
  let spentMs = 0;
  return (pattern, text) => {
    if (spentMs > budgetMs) return whenSpent();
    const startedAt = now();
    const isMatch = matchesPattern(pattern, text);
    spentMs += now() - startedAt;
    return isMatch;
  };
}

function refuse(): never {
  throw new RequestError('patterns_too_costly');
}
