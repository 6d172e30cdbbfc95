import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Writer } from '../logbook/writer.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { findExport } from './exports-queries.ts';
import { pollSeconds } from './jobs/follow-export.ts';
import { presentExport } from './present-export.ts';

/** Sends the jobs that make an export and poll it until its file is removed. */
export async function startExport(
  jobs: JobSender,
  writer: Writer,
  exportId: string,
): Promise<Export> {
  await jobs.send(writer, 'make-export', { exportId });
  await jobs.send(writer, 'follow-export', { exportId }, { afterSeconds: pollSeconds });
  const record = await findExport(writer.tx, exportId);
  if (record === undefined) throw new Error('An export is not there in its own transaction.');
  return presentExport(record, writer.now());
}
