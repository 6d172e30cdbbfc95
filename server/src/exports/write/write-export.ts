import { stat } from 'node:fs/promises';
import type { ExportFormat } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { ExportTaskInput, WrittenExport } from './export-task.ts';
import { writeWorkbook } from './workbook/write-workbook.ts';
import { writeCsv, writeJsonLines } from './write-lines.ts';

const writers: Readonly<Record<ExportFormat, (input: ExportTaskInput) => Promise<string>>> = {
  xlsx: writeWorkbook,
  csv: writeCsv,
  jsonl: writeJsonLines,
  // The job adds the other files: a worker reads neither the database nor the storage.
  zip: writeWorkbook,
};

/** Writes the file of an export from a stream of rows. Runs in a worker. */
export async function writeExport(input: ExportTaskInput): Promise<WrittenExport> {
  const path = await writers[input.choices.format](input);
  return { path, sizeBytes: (await stat(path)).size };
}
