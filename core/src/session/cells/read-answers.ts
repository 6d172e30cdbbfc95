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
  readonly own: AnswerValue;
  readonly isKeptEmpty: boolean;
  readonly rows: readonly { readonly instance: AnsweredInstance }[];
}

/**
 * Only what is shown and answered; every answer, empty ones as `null`; or the same as the visitor gave them,
 * without what rules filled in.
 */
export type AnswerSelection = 'submitted' | 'all' | 'typed';

/** The answers of a form or a row by field id. */
export function readAnswers(instance: AnsweredInstance, selection: AnswerSelection): Row {
  const answers: Record<string, AnswerValue> = {};
  const isAll = selection !== 'submitted';
  for (const program of instance.scope.fields) {
    const { fieldIndex, definition, field, rowScope, variable } = program;
    if (variable) continue;
    if (!isAll && !isShown(program, instance)) continue;
    if (rowScope) {
      answers[field.id] = readRows(instance.cellAt(fieldIndex), selection);
    } else if (program.findFilling && selection === 'typed') {
      addOwnAnswer(answers, program, instance.cellAt(fieldIndex));
    } else if (definition.role === 'input') {
      const current = instance.current[fieldIndex] ?? null;
      if (isAll || isGiven(program, current, instance)) answers[field.id] = current;
    }
  }
  return answers;
}

/** Whether people see a field. */
const isShown = ({ fieldIndex }: ProgramField, { states }: AnsweredInstance) =>
  ((states[fieldIndex] ?? 0) & aspects.visible) !== 0;

/**
 * The visitor's own answer where rules fill in: absent while nothing was answered, `null` when the visitor
 * emptied the field. A session that begins with it knows the difference.
 */
function addOwnAnswer(
  answers: Record<string, AnswerValue>,
  { definition, field }: ProgramField,
  { own, isKeptEmpty }: CellWithRows,
): void {
  if (isKeptEmpty) answers[field.id] = null;
  else if (definition.role === 'input' && own !== definition.emptyValue) answers[field.id] = own;
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
