import type { AnswerValue, Answers } from '../field-types/field-types.ts';
import { isRows } from './answer-rows.ts';
import { maskedText } from './masked-text.ts';
import type { SensitiveFields } from './sensitive-fields.ts';

/** Answers without sensitive ones, and the paths of those. */
export interface MaskedAnswers {
  readonly answers: Answers;
  /** The paths of the masked answers, such as `bsn` and `children.0.bsn`. */
  readonly masked: readonly string[];
}

/**
 * Replaces sensitive answers: a text by its mask, so that it still counts as answered, any other by
 * `null`.
 */
export function maskAnswers(fields: SensitiveFields, answers: Answers): MaskedAnswers {
  const masked: string[] = [];
  const inScope = (scope: Answers, prefix: string): Answers => {
    const entries = Object.entries(scope).map(([id, answer]): [string, AnswerValue] => {
      const path = prefix + id;
      if (isRows(answer) && !fields.has(id))
        return [id, answer.map((row, index) => inScope(row, `${path}.${String(index)}.`))];
      const definition = fields.get(id);
      if (definition === undefined || answer === null || answer === '') return [id, answer];
      masked.push(path);
      if (typeof answer !== 'string') return [id, null];
      return [id, definition.mask?.(answer) ?? maskedText];
    });
    return Object.fromEntries(entries);
  };
  return { answers: inScope(answers, ''), masked };
}
