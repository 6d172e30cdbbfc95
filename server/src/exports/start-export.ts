import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { Writer } from '../logbook/writer.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { pollSeconds } from './export-times.ts';
import { findExport } from './exports-queries.ts';
import { kindOf } from './kinds/kind-of.ts';
import { presentExport } from './present-export.ts';

/**
 * Sends the jobs that make an export and poll it until its file is removed. An export that needs the consent of a
 * colleague waits for it.
 */
export async function startExport(
  jobs: JobSender,
  writer: Writer,
  exportId: string,
): Promise<Export> {
  if (!(await kindOf(await get(writer, exportId)).awaitConsent(writer)))
    await jobs.send(writer, 'make-export', { exportId });
  await jobs.send(writer, 'follow-export', { exportId }, { afterSeconds: pollSeconds });
  return presentExport(await get(writer, exportId), writer.now());
}

async function get({ tx }: Writer, exportId: string) {
  const record = await findExport(tx, exportId);
  if (record === undefined) throw new Error('An export is not there in its own transaction.');
  return record;
}
