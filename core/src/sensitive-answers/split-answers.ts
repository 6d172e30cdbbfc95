import type { AnswerValue, Answers } from '../field-types/field-types.ts';
import { isRows } from './answer-rows.ts';
import type { SensitiveFields } from './sensitive-fields.ts';

/** Answers in two parts of the same shape: those stored as plain text, and those to encrypt. */
export interface SplitAnswers {
  readonly open: Answers;
  /** `null` when no sensitive question is answered. */
  readonly sensitive: Answers | null;
}

/** Separates the sensitive answers, also in repeating rows. */
export function splitAnswers(fields: SensitiveFields, answers: Answers): SplitAnswers {
  const open: Record<string, AnswerValue> = {};
  const sensitive: Record<string, AnswerValue> = {};
  for (const [id, answer] of Object.entries(answers)) {
    if (fields.has(id)) {
      if (answer === null) open[id] = null;
      else sensitive[id] = answer;
    } else if (isRows(answer)) {
      const rows = answer.map((row) => splitAnswers(fields, row));
      open[id] = rows.map((row) => row.open);
      if (rows.some((row) => row.sensitive !== null))
        sensitive[id] = rows.map((row) => row.sensitive ?? {});
    } else open[id] = answer;
  }
  return { open, sensitive: Object.keys(sensitive).length > 0 ? sensitive : null };
}

/** Merges both parts. */
export function joinAnswers({ open, sensitive }: SplitAnswers): Answers {
  if (sensitive === null) return open;
  const joined: Record<string, AnswerValue> = { ...open };
  for (const [id, answer] of Object.entries(sensitive)) {
    const rows = open[id];
    joined[id] =
      isRows(rows) && isRows(answer)
        ? rows.map((row, index) => joinAnswers({ open: row, sensitive: answer[index] ?? null }))
        : answer;
  }
  return joined;
}
