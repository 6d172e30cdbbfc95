import { formatDate, formatMoment } from '@form-builder/core/formats/dates/format-date.ts';
import type { Cell } from './cell.ts';

/** A cell as text for Dutch readers: a decimal comma, days as `DD-MM-YYYY`. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell !== 'object') return String(cell);
  return 'day' in cell ? formatDate(cell.day) : formatMoment(cell.moment);
}
