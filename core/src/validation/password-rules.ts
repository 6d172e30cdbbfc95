/** A rule that a new password breaks; texts are the messages `issue.password.<code>`. */
export type PasswordIssue = 'min_length' | 'capital' | 'lowercase' | 'number' | 'special';

const rules: readonly (readonly [PasswordIssue, (password: string) => boolean])[] = [
  ['min_length', (password) => password.length >= 8],
  ['capital', (password) => /\p{Lu}/u.test(password)],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['number', (password) => /\p{Nd}/u.test(password)],
  ['special', (password) => /[^\p{L}\p{Nd}\s]/u.test(password)],
];

/** All rules that a new password breaks, in display order; empty for a valid one. */
export function validatePassword(password: string): readonly PasswordIssue[] {
  return rules.filter(([, holds]) => !holds(password)).map(([issue]) => issue);
}
