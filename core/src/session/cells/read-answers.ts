import type { AnswerValue, Row } from '../../field-types/field-types.ts';
import { aspects } from '../../logic/action.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';

/** A form or a row as far as reading its answers goes. */
interface AnsweredInstance {
  readonly scope: Scope;
  readonly current: readonly AnswerValue[];
  readonly typed: readonly AnswerValue[];
  readonly states: readonly number[];
  cellAt(fieldIndex: number): CellWithRows;
}

interface CellWithRows {
  readonly rows: readonly { readonly instance: AnsweredInstance }[];
}

/** Only what is shown and answered, or everything that was typed, empty answers as `null`. */
export type AnswerSelection = 'submitted' | 'all';

/** The answers of a form or a row by field id. */
export function readAnswers(instance: AnsweredInstance, selection: AnswerSelection): Row {
  const answers: Record<string, AnswerValue> = {};
  const isAll = selection === 'all';
  for (const program of instance.scope.fields) {
    const { fieldIndex, definition, field, rowScope, variable } = program;
    if (variable) continue;
    if (!isAll && ((instance.states[fieldIndex] ?? 0) & aspects.visible) === 0) continue;
    if (rowScope) {
      answers[field.id] = readRows(instance.cellAt(fieldIndex), selection);
    } else if (definition.role === 'input') {
      const current = instance.current[fieldIndex] ?? null;
      if (isAll || isGiven(program, current, instance)) answers[field.id] = current;
    }
  }
  return answers;
}

/** An answer that says something: not blank, but an unticked box says no. */
function isGiven(
  { definition, compute, fieldIndex }: ProgramField,
  current: AnswerValue,
  { typed }: AnsweredInstance,
): boolean {
  if (current === null || definition.role !== 'input') return false;
  return compute !== null || typed[fieldIndex] !== null || current === definition.emptyValue;
}

/** The rows of a repeating field. */
export function readRows(collection: CellWithRows, selection: AnswerSelection): readonly Row[] {
  return collection.rows.map((row) => readAnswers(row.instance, selection));
}
