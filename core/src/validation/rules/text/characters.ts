import type { IssueAt } from '../../issue.ts';
import { isBic } from '../identifiers/bic.ts';

/** The allowed content of a text: characters of a set, or a bank identifier. */
export type CharacterSet = 'numeric' | 'alphanumeric' | 'bic';

const sets: Readonly<Record<CharacterSet, readonly [(text: string) => boolean, IssueAt]>> = {
  numeric: [(text) => /^\d+$/.test(text), { code: 'issue.numeric' }],
  alphanumeric: [(text) => /^[\p{L}\p{M}\d ]+$/u.test(text), { code: 'issue.alphanumeric' }],
  bic: [isBic, { code: 'issue.bic' }],
};

/** Checks for only digits, only letters, digits and spaces, or a BIC. */
export function characterSetIssues(
  text: string,
  set: CharacterSet | undefined,
): readonly IssueAt[] {
  if (set === undefined) return [];
  const [allows, issue] = sets[set];
  return allows(text) ? [] : [issue];
}

/** Checks the exact number of digits, for numbers such as those of a card; any number when absent. */
export function numeralCountIssues(text: string, count: number | undefined): readonly IssueAt[] {
  if (count === undefined || text.replace(/\D/g, '').length === count) return [];
  return [{ code: 'issue.number_of_numerals', params: { count } }];
}
