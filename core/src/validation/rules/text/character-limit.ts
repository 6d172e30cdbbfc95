import type { IssueAt } from '../../issue.ts';

const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** The number of Unicode characters: a surrogate pair counts as one. */
export function countCharacters(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}

/** At most `limit` characters; no limit when it is absent. */
export function characterLimitIssues(text: string, limit: number | undefined): readonly IssueAt[] {
  if (limit === undefined || text.length <= limit) return [];
  const length = countCharacters(text);
  return length > limit ? [{ code: 'issue.character_limit', params: { limit, length } }] : [];
}
