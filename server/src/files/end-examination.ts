import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { FileServices } from './file-services.ts';
import { lockFile, updateFile, type FileRow } from './files-queries.ts';
import type { FilesTable, FileState } from './files-tables.ts';

/** The states that an examination may end. */
const unexamined: readonly FileState[] = ['sent', 'waiting'];

interface Writing {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
}

/**
 * Writes what an examination found, and wakes the deliveries that wait for this file. Returns the row as it was; or
 * `undefined`, with nothing written, when somebody else ended the examination first or the submission of the file was
 * deleted meanwhile.
 */
export async function endExamination(
  { tx, tenantId }: Writing,
  { jobs }: Pick<FileServices, 'jobs'>,
  { id, submission_id: submissionId }: FileRow,
  change: Updateable<FilesTable> & { readonly state: FileState },
): Promise<FileRow | undefined> {
  const row = await lockFile(tx, id);
  if (row === undefined || !unexamined.includes(row.state)) return undefined;
  if (submissionId !== null && row.submission_id === null) return undefined;
  // A file that waits is in use: it is not sent back to its start.
  if (row.state === 'waiting' && change.state === 'sent') return undefined;
  await updateFile(tx, id, change);
  const isOver = row.state === 'waiting' && change.state !== 'waiting';
  if (isOver && row.submission_id !== null)
    await jobs.send({ tx, tenantId }, 'deliver-submissions', {});
  return row;
}
