import type { Filling } from '../../field-types/mapping.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import type { SessionCell } from './session-cell.ts';
import { findCellInScope } from './find-cell-in-scope.ts';

/** Cells with the answers that they get from another one. */
export type FilledCells = readonly (readonly [SessionCell, AnswerValue])[];

const none: FilledCells = [];

/**
 * What a looked-up answer fills in elsewhere: every mapped field in reach that the visitor may fill
 * in, and that is empty unless the designer overwrites. A member that the answer lacks, or that does
 * not fit a field, leaves it alone.
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

/** A value as an answer of the cell's type; numbers fit questions that ask for text. */
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
