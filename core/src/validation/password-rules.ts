/** What a new password must meet, besides the characters that it needs. */
export interface PasswordPolicy {
  /** Characters; an organisation may require more than the minimum of the product. */
  readonly minLength: number;
}

/** The fewest characters of a password; no organisation allows fewer. */
export const shortestPassword = 8;

/** A rule that a new password breaks; texts are the messages `issue.password.<code>`. */
export type PasswordIssue = 'min_length' | 'capital' | 'lowercase' | 'number' | 'special';

type Rule = (password: string, policy: PasswordPolicy) => boolean;

const rules: readonly (readonly [PasswordIssue, Rule])[] = [
  ['min_length', (password, { minLength }) => password.length >= minLength],
  ['capital', (password) => /\p{Lu}/u.test(password)],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['number', (password) => /\p{Nd}/u.test(password)],
  ['special', (password) => /[^\p{L}\p{Nd}\s]/u.test(password)],
];

/** All rules that a new password breaks, in display order; empty for a valid one. */
export function validatePassword(
  password: string,
  policy: PasswordPolicy = { minLength: shortestPassword },
): readonly PasswordIssue[] {
  return rules.filter(([, holds]) => !holds(password, policy)).map(([issue]) => issue);
}
