import type { AnswerValue, Row } from '../../field-types/field-types.ts';
import type { ProgramField } from '../program/program-field.ts';

/** A cell as far as reading its answer goes. */
interface AnsweredCell {
  readonly program: ProgramField;
  readonly visible: boolean;
  readonly current: AnswerValue;
  readonly given: AnswerValue;
  readonly rows: readonly { readonly instance: AnsweredInstance }[];
}

interface AnsweredInstance {
  readonly cells: readonly AnsweredCell[];
}

/** Only what is shown and answered, or everything that was typed, empty answers as `null`. */
export type AnswerSelection = 'submitted' | 'all';

/** The answers of a form or a row by field id. */
export function readAnswers(instance: AnsweredInstance, selection: AnswerSelection): Row {
  const answers: Record<string, AnswerValue> = {};
  for (const cell of instance.cells) {
    if (selection === 'submitted' && !cell.visible) continue;
    if (cell.program.rowScope) {
      answers[cell.program.field.id] = readRows(cell, selection);
    } else if (cell.program.definition.role === 'input') {
      if (selection === 'all' || isGiven(cell)) answers[cell.program.field.id] = cell.current;
    }
  }
  return answers;
}

/** An answer that says something: not blank, but an unticked box says no. */
function isGiven({ current, given, program: { definition } }: AnsweredCell): boolean {
  if (current === null || definition.role !== 'input') return false;
  return given !== null || current === definition.emptyValue;
}

/** The rows of a repeating field. */
export function readRows(collection: AnsweredCell, selection: AnswerSelection): readonly Row[] {
  return collection.rows.map((row) => readAnswers(row.instance, selection));
}
