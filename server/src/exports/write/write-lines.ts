import { join } from 'node:path';
import { csvMark } from '../../platform/csv-cell.ts';
import { createLines } from '../table/create-lines.ts';
import { csvLine } from './csv-line.ts';
import type { ExportTaskInput } from './export-task.ts';
import { jsonLine } from './json-line.ts';
import { createTextFile } from './text-file.ts';

/** Writes a CSV file with a row of labels and a row of keys. Returns its path. */
export async function writeCsv(input: ExportTaskInput): Promise<string> {
  const lines = createLines(input, { countsRows: false });
  const file = createTextFile(join(input.folder, 'lines.csv'));
  const { labels, keys } = lines.heading;
  await file.add(csvMark + csvLine(labels) + csvLine(keys));
  for await (const batch of input.rows) {
    let text = '';
    for (const row of batch)
      for (const line of lines.linesOf(row, lines.read(row))) text += csvLine(line);
    await file.add(text);
  }
  await file.close();
  return file.path;
}

/** Writes one JSON object per line, each a submission. Returns its path. */
export async function writeJsonLines(input: ExportTaskInput): Promise<string> {
  const lines = createLines(input, { countsRows: false });
  const file = createTextFile(join(input.folder, 'lines.jsonl'));
  for await (const batch of input.rows)
    await file.add(batch.map((row) => jsonLine(lines, row, lines.read(row))).join(''));
  await file.close();
  return file.path;
}
