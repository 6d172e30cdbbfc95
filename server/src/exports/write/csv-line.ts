import { csvCell } from '../../platform/csv-cell.ts';
import type { Cell } from '../table/cell.ts';
import { cellText } from '../table/cell-text.ts';

/** One line in the format of Dutch spreadsheets: semicolons, decimal commas, and texts that run no formula. */
export function csvLine(cells: readonly Cell[]): string {
  const texts = cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : cellText(cell)));
  return `${texts.join(';')}\r\n`;
}
