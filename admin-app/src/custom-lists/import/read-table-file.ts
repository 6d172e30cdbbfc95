/** Cells of a table, row by row; empty cells at the end of a row may be absent. */
export type TableRows = readonly (readonly string[])[];

/** The file does not contain a readable table. */
export class UnreadableTableError extends Error {
  override readonly name = 'UnreadableTableError';
}

/** Parses the first sheet of a workbook (XLSX), or a CSV file. */
export async function readTableFile(file: File): Promise<TableRows> {
  return file.name.toLowerCase().endsWith('.xlsx')
    ? await readWorkbook(file)
    : await readCells(decodeText(await file.arrayBuffer()), ['\t', ';', ',']);
}

/** Parses pasted text. A comma is no separator, because many labels contain one. */
export function readPastedTable(text: string): Promise<TableRows> {
  return readCells(text, ['\t', ';']);
}

/**
 * Parses lines of cells, separated by the first of these characters that the first line contains.
 */
async function readCells(text: string, separators: readonly string[]): Promise<TableRows> {
  const { parse } = await import('papaparse');
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const delimiter = separators.find((separator) => firstLine.includes(separator)) ?? '\t';
  const { data, errors } = parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new UnreadableTableError('A quote is not closed.');
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

async function readWorkbook(file: File): Promise<TableRows> {
  const { readSheet } = await import('read-excel-file/browser');
  try {
    const rows = await readSheet(file);
    return rows
      .map((cells) => cells.map((cell) => formatCell(cell).trim()))
      .filter((cells) => cells.some((cell) => cell !== ''));
  } catch (cause) {
    throw new UnreadableTableError('The workbook cannot be read.', { cause });
  }
}

/** Dates as `2026-11-20`; a spreadsheet stores them as midnight in UTC. */
function formatCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Dutch spreadsheets save CSV as UTF-8, or in the older Windows-1252. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
