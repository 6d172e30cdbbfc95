import type { Cell } from '../../table/cell.ts';
import { cellText } from '../../table/cell-text.ts';
import type { TableHeading } from '../../table/create-lines.ts';

/** In characters; a longer text continues over the next column or is read in the cell. */
const widest = 60;
const narrowest = 8;
/** A label may be a whole question; the content decides above this. */
const widestLabel = 30;
/** The lines that are measured. */
const measuredLines = 200;
/** Room for the margins of a cell, and for bold labels. */
const margin = 2;

/** The width of each column of a sheet, in characters, by its heading and its first lines. */
export function columnWidths(
  { labels, keys }: TableHeading,
  lines: readonly (readonly Cell[])[],
): readonly number[] {
  const measured = lines.slice(0, measuredLines);
  return labels.map((label, index) => {
    const key = (keys[index] ?? '').length;
    const lengths = measured.map((cells) => lengthOf(cells[index] ?? null));
    const heading = Math.min(widestLabel, Math.max(label.length, key));
    const wanted = Math.max(heading, ...lengths) + margin;
    return Math.min(widest, Math.max(narrowest, wanted));
  });
}

/** The length of the longest line of a text. */
const lengthOf = (cell: Cell): number =>
  Math.max(
    ...cellText(cell)
      .split('\n')
      .map(({ length }) => length),
  );
