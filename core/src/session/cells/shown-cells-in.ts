import type { Cell } from '../session.ts';

/** The cells that are shown, in order, with those of groups and rows after the one they stand in. */
export function shownCellsIn(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((cell) => {
    if (!cell.visible) return [];
    const inside = [...cell.children, ...cell.rows.flatMap((row) => row.cells)];
    return [cell, ...shownCellsIn(inside)];
  });
}
