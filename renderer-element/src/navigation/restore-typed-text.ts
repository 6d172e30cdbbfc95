import type { Answers, Row } from '@form-builder/core/field-types/field-types.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';

/**
 * Restores text that is no answer, such as `twee` in a number: a session rejects it, but visitors
 * need their text to correct it.
 */
export function restoreTypedText(session: Session, kept: Answers): void {
  const restore = (cells: readonly Cell[], answers: Row) => {
    for (const cell of cells) {
      const answer = answers[cell.field.id];
      restore(cell.children, answers);
      cell.rows.forEach((row, index) => restore(row.cells, rowAt(answer, index)));
      if (typeof answer === 'string' && cell.value === null) session.set(cell, answer);
    }
  };
  for (const page of session.pages) restore(page.cells, kept);
}

function rowAt(answer: unknown, index: number): Row {
  const row: unknown = Array.isArray(answer) ? answer[index] : undefined;
  // Reads only own members, and takes only text from them.
  return typeof row === 'object' && row !== null ? (row as Row) : {};
}
