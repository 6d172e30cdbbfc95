import type { Cell, Session } from '../session.ts';

/** Every cell, including the cells of pages with rules. */
export function* cellsOf(session: Session): Generator<Cell> {
  for (const { page, cells } of session.pages) {
    const around = session.findCell(page.id);
    if (around) yield around;
    yield* allCells(cells);
  }
}

/** Excludes the rows of a hidden field: they are not submitted, so the server cannot evaluate their rules. */
function* allCells(cells: readonly Cell[]): Generator<Cell> {
  for (const cell of cells) {
    yield cell;
    yield* allCells(cell.children);
    if (cell.visible) for (const row of cell.rows) yield* allCells(row.cells);
  }
}
