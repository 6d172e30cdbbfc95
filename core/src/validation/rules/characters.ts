import type { IssueAt } from '../../field-types/field-type.ts';
import { isBic } from './bic.ts';

/** What a text may be limited to: characters of a set, or the identifier of a bank. */
export type CharacterSet = 'numeric' | 'alphanumeric' | 'bic';

const allowed: Readonly<Record<CharacterSet, (text: string) => boolean>> = {
  numeric: (text) => /^\d+$/.test(text),
  alphanumeric: (text) => /^[\p{L}\p{M}\d ]+$/u.test(text),
  bic: isBic,
};

/** Only digits, only letters, digits and spaces, or a BIC. */
export function characterSetIssues(
  text: string,
  set: CharacterSet | undefined,
): readonly IssueAt[] {
  if (set === undefined || allowed[set](text)) return [];
  return [{ code: `issue.${set}` }];
}

/** Exactly so many digits, for numbers such as those of a card; any number of them when absent. */
export function numeralCountIssues(text: string, count: number | undefined): readonly IssueAt[] {
  if (count === undefined || text.replace(/\D/g, '').length === count) return [];
  return [{ code: 'issue.number_of_numerals', params: { count } }];
}
