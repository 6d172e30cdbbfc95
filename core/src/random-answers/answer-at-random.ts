import type { AnswerValue, FieldTypeName } from '../field-types/field-types.ts';
import { isComputed } from '../field-types/is-computed.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Random } from '../runtime/random.ts';
import { findCellInScope } from '../session/cells/find-cell-in-scope.ts';
import type { SessionCell } from '../session/cells/session-cell.ts';
import { randomAnswers } from './field-types/registry.ts';
import type { RandomAnswer } from './random-answer.ts';

/** Whether an answer to the question can be invented: not for files, logins, look-ups and formulas. */
export const isAnswerable = (cell: SessionCell): boolean => generatorOf(cell) !== null;

/** Returns an answer to a question that is usually valid; `null` when none can be invented. */
export function answerAtRandom(cell: SessionCell, clock: Clock, random: Random): AnswerValue {
  const generate = generatorOf(cell);
  if (!generate) return null;
  return generate(cell.field, {
    random,
    clock,
    isRequired: cell.required,
    findField: (id) => {
      const found = findCellInScope(cell.instance, id);
      return found && { label: found.field.label, answer: found.answer };
    },
  });
}

function generatorOf({ field, definition }: SessionCell) {
  if (isComputed(definition)) return null;
  // The entry of a type takes fields of that type, which the compiler cannot relate.
  return randomAnswers[field.type] as
    ((...given: Parameters<RandomAnswer<FieldTypeName>>) => AnswerValue) | null;
}
