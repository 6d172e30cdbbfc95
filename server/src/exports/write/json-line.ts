import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Cell } from '../table/cell.ts';
import { cellOf } from '../table/cell-of.ts';
import type { Lines } from '../table/create-lines.ts';
import { factColumns, factKeys } from '../table/fact-columns.ts';
import { findRows } from '../table/find-rows.ts';
import type { Column } from '../table/plan-tables.ts';
import type { ReadAnswers } from '../table/read-answers.ts';
import type { ExportRow } from '../table/export-row.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A submission as one line of JSON: its facts, and its answers with nested rows. For people the answers are named by the
 * labels of their questions, for integrations by keys.
 */
export function jsonLine({ plan, style }: Lines, row: ExportRow, read: ReadAnswers): string {
  const facts = factKeys.map((key) => [key, jsonOf(factColumns[key](row, style))] as const);
  const answersOf = (columns: readonly Column[], answers: Answers, prefix: string): Json =>
    Object.fromEntries(
      columns.map((column) => {
        const { fieldId, isRows } = column;
        const key = style.values === 'ids' ? column.key : column.uniqueLabel;
        if (!isRows) return [key, answerOf(fieldId, answers, prefix)];
        const table = plan.rows.find((one) => one.fieldId === fieldId);
        if (table === undefined) return [key, null];
        const rows = findRows(answers, { ...table, parentId: null }, []);
        return [key, rows.map((one) => answersOf(table.columns, one.answers, prefix + one.prefix))];
      }),
    );
  const answerOf = (fieldId: string, answers: Answers, prefix: string): Json => {
    const place = read.fields.get(fieldId);
    if (!place?.definition) return null;
    const { field, definition } = place;
    const isMasked = read.masked.size > 0 && read.masked.has(prefix + fieldId);
    return jsonOf(cellOf(answers[fieldId], { field, definition }, isMasked, style));
  };
  const whole = {
    ...Object.fromEntries(facts),
    answers: answersOf(plan.columns, read.answers, ''),
  };
  return `${JSON.stringify(whole)}\n`;
}

function jsonOf(cell: Cell): Json {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'day' in cell ? cell.day : cell.moment;
}
