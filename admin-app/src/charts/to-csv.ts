/** A cell of a table: a text or a number. */
export type Cell = string | number;

const byteOrderMark = '\ufeff';

/** A table in the format of Dutch spreadsheets: semicolons, and texts that run no formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
