import { join } from 'node:path';
import { createLines } from '../../table/create-lines.ts';
import type { Cell } from '../../table/cell.ts';
import type { ExportTaskInput } from '../export-task.ts';
import { writeZip } from '../write-zip.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { sheetName } from './sheet-name.ts';
import { workbookParts } from './workbook-parts.ts';

/** Writes a workbook: a sheet of submissions, and one for every repeating field. Returns its path. */
export async function writeWorkbook(input: ExportTaskInput): Promise<string> {
  const { choices, folder } = input;
  const lines = createLines(input, { countsRows: true });
  const { translate } = lines.style.context;
  const main = openSheet({
    folder,
    name: 'main',
    title: translate('export.sheet'),
    heading: lines.heading,
  });
  const others: { readonly at: number; readonly sheet: Sheet }[] = [];
  for (const [at, { fieldId, label }] of lines.plan.rows.entries()) {
    const heading = lines.rowHeadings[at];
    // The rows of the chosen field are lines of the first sheet.
    if (heading === undefined || fieldId === choices.row_field) continue;
    const name = `rows-${String(at)}`;
    others.push({ at, sheet: openSheet({ folder, name, title: label, heading }) });
  }
  for await (const batch of input.rows) {
    const mainLines: (readonly Cell[])[] = [];
    const rowLines = others.map((): (readonly Cell[])[] => []);
    for (const row of batch) {
      const read = lines.read(row);
      mainLines.push(...lines.linesOf(row, read));
      for (const [index, { at }] of others.entries())
        rowLines[index]?.push(...lines.rowLinesOf(row, read, at));
    }
    await main.add(mainLines);
    for (const [index, { sheet }] of others.entries()) await sheet.add(rowLines[index] ?? []);
  }
  return zipSheets(folder, [main, ...others.map(({ sheet }) => sheet)]);
}

async function zipSheets(folder: string, sheets: readonly Sheet[]): Promise<string> {
  const names: string[] = [];
  const paths: string[] = [];
  for (const sheet of sheets) {
    await sheet.close();
    for (const path of sheet.paths) {
      names.push(sheetName(sheet.title, names));
      paths.push(path);
    }
  }
  const path = join(folder, 'workbook.xlsx');
  await writeZip(path, [
    ...workbookParts(names).map(([name, text]) => ({ name, text })),
    ...paths.map((from, index) => ({
      name: `xl/worksheets/sheet${String(index + 1)}.xml`,
      path: from,
    })),
  ]);
  return path;
}
