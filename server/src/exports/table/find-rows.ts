import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { isRows } from '@form-builder/core/sensitive-answers/answer-rows.ts';
import type { RowsTable } from './plan-tables.ts';

/** One row of a repeating field in a submission. */
export interface FoundRow {
  readonly answers: Answers;
  /** Position, counted from 1: `2`, and `2.1` for the first row inside the second. */
  readonly number: string;
  /** The prefix of the paths of its answers, such as `children.0.`. */
  readonly prefix: string;
}

/** The rows of a repeating field, also when it is nested in the rows of another one. */
export function findRows(
  answers: Answers,
  table: RowsTable,
  tables: readonly RowsTable[],
): readonly FoundRow[] {
  const parent = tables.find(({ fieldId }) => fieldId === table.parentId);
  if (parent === undefined) return rowsIn({ answers, number: '', prefix: '' }, table);
  return findRows(answers, parent, tables).flatMap((row) => rowsIn(row, table));
}

function rowsIn(
  { answers, number, prefix }: FoundRow,
  { fieldId }: RowsTable,
): readonly FoundRow[] {
  const rows = answers[fieldId];
  if (!isRows(rows)) return [];
  return rows.map((row, index) => ({
    answers: row,
    number: number === '' ? String(index + 1) : `${number}.${String(index + 1)}`,
    prefix: `${prefix}${fieldId}.${String(index)}.`,
  }));
}
