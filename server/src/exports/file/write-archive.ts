import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { ExportRow } from '../table/export-row.ts';
import type { WrittenExport } from '../write/export-task.ts';
import { writeZip } from '../write/write-zip.ts';
import { archiveEntries, type ArchiveContent, type ArchiveServices } from './archive-entries.ts';
import type { ExportProgress } from './export-progress.ts';

/** Writes the archive of an export beside its workbook; reports each submission. */
export async function writeArchive(
  context: JobContext,
  services: ArchiveServices,
  content: ArchiveContent,
  report: ExportProgress,
): Promise<WrittenExport> {
  const path = join(dirname(content.workbook), 'archive.zip');
  await writeZip(path, archiveEntries(context, services, content, report));
  return { path, sizeBytes: (await stat(path)).size };
}

/** Passes the rows on, and adds their ids to a list. */
export async function* collectIds(
  batches: AsyncGenerator<readonly ExportRow[]>,
  ids: string[],
): AsyncGenerator<readonly ExportRow[]> {
  for await (const batch of batches) {
    ids.push(...batch.map(({ id }) => id));
    yield batch;
  }
}
