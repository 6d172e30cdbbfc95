import type { IssueAt } from '../../field-types/field-type.ts';

/** The number of characters as people count them: a surrogate pair is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** At most `limit` characters; no limit when it is absent. */
export function characterLimitIssues(text: string, limit: number | undefined): readonly IssueAt[] {
  if (limit === undefined || text.length <= limit) return [];
  const length = countCharacters(text);
  return length > limit ? [{ code: 'issue.character_limit', params: { limit, length } }] : [];
}
