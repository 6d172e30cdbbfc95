import { isLoginAnswer } from '@form-builder/core/field-types/auth/is-login-answer.ts';

/** Stored answers in which the answers of login fields, which name people, are empty; also in rows. */
export function withoutLogins(answers: unknown): unknown {
  if (isLoginAnswer(answers)) return null;
  if (Array.isArray(answers)) return answers.map(withoutLogins);
  if (typeof answers !== 'object' || answers === null) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([id, value]: [string, unknown]) => [id, withoutLogins(value)]),
  );
}
