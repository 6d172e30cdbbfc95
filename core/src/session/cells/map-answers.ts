import type { Filling } from '../../field-types/mapped-fillings.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import type { SessionCell } from './session-cell.ts';
import { findCellInScope } from './find-cell-in-scope.ts';

/** Cells with the answers that another answer fills in. */
export type FilledCells = readonly (readonly [SessionCell, AnswerValue])[];

const none: FilledCells = [];

/**
 * The answers that a looked-up answer fills in: every mapped, enabled field in reach that is empty, or not
 * empty with overwriting. A missing or invalid member changes nothing.
 */
export function mapAnswers(
  { program: { definition }, field, instance }: SessionCell,
  answer: AnswerValue,
): FilledCells {
  if (definition.role !== 'input' || !definition.fills || answer === null) return none;
  return definition.fills(answer, field).flatMap(({ target: id, value, isForced }: Filling) => {
    const target = findCellInScope(instance, id);
    if (!target || !isFillable(target) || (target.typed !== null && !isForced)) return [];
    const fitting = parseAsAnswer(value, target);
    const isNew = fitting !== undefined && !Object.is(fitting, target.current);
    return isNew ? [[target, fitting] as const] : [];
  });
}

const isFillable = ({ program: { isFixed, compute, variable } }: SessionCell) =>
  !isFixed && compute === null && variable === null;

/** Converts a value to an answer of the cell's type; numbers become text for questions of text. */
export function parseAsAnswer(
  value: unknown,
  { program, field }: SessionCell,
): AnswerValue | undefined {
  const { definition } = program;
  if (definition.role !== 'input') return undefined;
  const answer = definition.parse(value, field);
  return answer === undefined && typeof value === 'number'
    ? definition.parse(String(value), field)
    : answer;
}
