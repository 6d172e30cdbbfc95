import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { cellOf, type CellStyle } from './cell-of.ts';
import { cellText } from './cell-text.ts';
import type { Cell } from './cell.ts';
import { findRows } from './find-rows.ts';
import type { Column, TablePlan } from './plan-tables.ts';
import type { ReadAnswers } from './read-answers.ts';

/** The answers of a submission or of one of its rows, and the prefix of their paths. */
export interface Scope {
  readonly answers: Answers;
  readonly prefix: string;
}

/** Returns the cells of these columns. */
export type Cells = (
  columns: readonly Column[],
  scope: Scope,
  read: ReadAnswers,
) => readonly Cell[];

/** `countsRows`: the cell of a repeating field contains the number of rows; otherwise their answers as text. */
export function createCells(
  { rows: tables }: TablePlan,
  style: CellStyle,
  { countsRows }: { readonly countsRows: boolean },
): Cells {
  const cellIn = (column: Column, scope: Scope, read: ReadAnswers): Cell => {
    if (column.isRows) return rowsCell(column, scope, read);
    const place = read.fields.get(column.fieldId);
    if (!place?.definition) return null;
    const { field, definition } = place;
    const isMasked = read.masked.size > 0 && read.masked.has(scope.prefix + column.fieldId);
    return cellOf(scope.answers[column.fieldId], { field, definition }, isMasked, style);
  };
  const rowsCell = ({ fieldId }: Column, { answers, prefix }: Scope, read: ReadAnswers): Cell => {
    const table = tables.find((one) => one.fieldId === fieldId);
    const rows = table === undefined ? [] : findRows(answers, { ...table, parentId: null }, []);
    if (rows.length === 0) return null;
    if (countsRows) return rows.length;
    const write = (row: Scope) =>
      (table?.columns ?? [])
        .map((one) => [one.label, cellText(cellIn(one, row, read))])
        .filter(([, text]) => text !== '')
        .map(([label, text]) => `${label}: ${text}`)
        .join('; ');
    return rows.map((row) => write({ ...row, prefix: prefix + row.prefix })).join(' | ');
  };
  return (columns, scope, read) => columns.map((column) => cellIn(column, scope, read));
}
