import type { IssueAt } from '../validation/issue.ts';
import type { ValidationContext } from './field-type.ts';
import type { ListItem } from './list-item.ts';

/** A field that offers only the entries that belong to the answer of another. */
export interface ListParentSettings {
  /** The field whose answer the entries belong to, by their column `parent`. */
  readonly parent_field?: string;
}

/** The ids that an answer has chosen: of options or of entries of a list. */
export function chosenIds(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(chosenIds);
  if (typeof answer === 'string') return [answer];
  const isEntry = typeof answer === 'object' && answer !== null && 'id' in answer;
  return isEntry && typeof answer.id === 'string' ? [answer.id] : [];
}

/**
 * Every chosen entry belongs to the answer of the other question. When that changes, the answer is kept, and the
 * visitor chooses again: input is never removed automatically.
 */
export function listParentIssues(
  items: readonly ListItem[],
  { parent_field: id }: ListParentSettings = {},
  { findField }: Pick<ValidationContext, 'findField'>,
): readonly IssueAt[] {
  const other = id === undefined ? undefined : findField(id);
  if (!other) return [];
  const ids = new Set<unknown>(chosenIds(other.answer));
  if (items.every((item) => ids.has(item['parent']))) return [];
  return [{ code: 'issue.choice_elsewhere', params: { item: other.label } }];
}
