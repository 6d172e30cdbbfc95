import type { AnswerValue, Row } from '../../field-types/field-types.ts';
import { aspects } from '../../logic/action.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';

/** The parts of a form or row that reading its answers needs. */
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
 * `submitted`: shown and answered fields; `all`: every answer, empty ones as `null`; `typed`: the same with the
 * visitor's own answers, without values that rules filled in.
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

/** Whether a field is visible. */
const isShown = ({ fieldIndex }: ProgramField, { states }: AnsweredInstance) =>
  ((states[fieldIndex] ?? 0) & aspects.visible) !== 0;

/**
 * The visitor's own answer in a field that rules fill in: absent when nothing was answered, `null` when the
 * visitor emptied it. A restored session distinguishes these.
 */
function addOwnAnswer(
  answers: Record<string, AnswerValue>,
  { definition, field }: ProgramField,
  { own, isKeptEmpty }: CellWithRows,
): void {
  if (isKeptEmpty) answers[field.id] = null;
  else if (definition.role === 'input' && own !== definition.emptyValue) answers[field.id] = own;
}

/** An answer that is not blank; an unticked checkbox counts as the answer no. */
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
