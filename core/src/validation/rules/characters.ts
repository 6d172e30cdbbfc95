import type { IssueAt } from '../../field-types/field-type.ts';

/** The character sets a text may be limited to. */
export type CharacterSet = 'numeric' | 'alphanumeric';

const allowed: Readonly<Record<CharacterSet, RegExp>> = {
  numeric: /^\d+$/,
  alphanumeric: /^[\p{L}\p{M}\d ]+$/u,
};

/** Only digits, or only letters, digits and spaces. */
export function characterSetIssues(
  text: string,
  set: CharacterSet | undefined,
): readonly IssueAt[] {
  if (set === undefined || allowed[set].test(text)) return [];
  return [{ code: `issue.${set}` }];
}
