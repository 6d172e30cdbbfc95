import type { Answers } from '@form-builder/core/field-types/field-types.ts';

/**
 * Adds what the server saved to questions without an answer: what the device may not store, such as files. Also in the
 * rows of a repeating field, unless their number differs.
 */
export function addSavedAnswers(answers: Answers, saved: Answers): Answers {
  const added = Object.entries(saved).flatMap(([id, given]) => {
    const own = answers[id] ?? null;
    if (own === null) return [[id, given] as const];
    return isRows(own) && isRows(given) && own.length === given.length
      ? [[id, own.map((row, at) => addSavedAnswers(row, given[at] ?? {}))] as const]
      : [];
  });
  return { ...answers, ...Object.fromEntries(added) };
}

const isRows = (answer: unknown): answer is readonly Answers[] =>
  Array.isArray(answer) && answer.every((row) => typeof row === 'object' && row !== null);
