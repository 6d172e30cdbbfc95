import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { WorkerPool } from '../../platform/workers/worker-pool.ts';
import type { ListSelection } from '../../submissions/staff/list/list-queries.ts';
import type { ExportRecord } from '../exports-queries.ts';
import type { TableInput } from '../table/create-lines.ts';
import type { WrittenExport } from '../write/export-task.ts';
import type { ArchiveServices } from './archive-entries.ts';
import { createExportProgress } from './export-progress.ts';
import { readRows } from './read-rows.ts';
import { reportingRows } from './reporting-rows.ts';
import { collectIds, writeArchive } from './write-archive.ts';

/** The dependencies of the file of an export. */
export interface ExportFileServices extends ArchiveServices {
  readonly workers: WorkerPool;
}

/** What an attempt writes, and where. */
export interface ExportFileInput extends Omit<TableInput, 'choices'> {
  readonly record: ExportRecord<'submissions'>;
  readonly selection: ListSelection;
  /** A folder that only this attempt uses. */
  readonly folder: string;
}

/** Exporting a million submissions takes some minutes. */
const timeoutMs = 6 * 3_600_000;

/** Writes the table in a worker and, for an archive, the documents beside it; `count`: the number of submissions. */
export async function writeExportFile(
  context: JobContext,
  services: ExportFileServices,
  { record, selection, folder, versions, environmentNames }: ExportFileInput,
): Promise<WrittenExport & { readonly count: number }> {
  const { tenant, transaction } = context;
  const { choices } = record;
  const report = createExportProgress(context, record);
  const submissionIds: string[] = [];
  const isArchive = choices.format === 'zip';
  const { cipher } = services;
  const source = { tenantId: tenant.id, transaction, cipher, now: context.now, selection };
  // The documents take far longer than the table: only they count as progress.
  const rows = isArchive
    ? reportingRows(() => report(0), collectIds(readRows(source), submissionIds))
    : reportingRows(report, readRows(source));
  const input = { choices, versions, environmentNames, rows: rows.stream, folder };
  const table = await services.workers
    .run('write-export', input, { timeoutMs, transfer: [rows.stream] })
    .catch((error: unknown) => {
      throw rows.failure() ?? error;
    });
  const archive = { choices, workbook: table.path, submissionIds };
  const file = isArchive ? await writeArchive(context, services, archive, report) : table;
  return { ...file, count: rows.count() };
}
