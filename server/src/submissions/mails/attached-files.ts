import { buffer } from 'node:stream/consumers';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import { selectOfSubmission, type FileRow } from '../../files/files-queries.ts';
import type { FileServices } from '../../files/file-services.ts';
import { listAnsweredFiles } from '../../files/uploads-in-answers.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import type { SentSubmission } from '../pdf/pdf-queries.ts';

/** What uploads of a submission go along with a mail. */
export type AttachedFiles =
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'attached'; readonly files: readonly AttachedFile[] };

interface AttachedFile {
  readonly name: string;
  readonly row: FileRow;
}

/** Many mail servers take no more than 20 MB, and a mail carries a file in a third more bytes. */
export const mostAttachedBytes = 10_000_000;

/**
 * The uploads in the answers that a mail shows, so none of a sensitive question. Anybody can fill in the
 * address of somebody else: without a virus scanner no file goes along.
 */
export async function findAttachedFiles(
  { transaction }: Pick<JobContext, 'transaction'>,
  { scan }: Pick<FileServices, 'scan'>,
  { id, definition }: SentSubmission,
  shown: Answers,
): Promise<AttachedFiles> {
  const answered = listAnsweredFiles(definition.pages, shown).flatMap(({ files }) => files);
  if (scan === null || answered.length === 0) return { kind: 'none' };
  const rows = await transaction((tx) => selectOfSubmission(tx, id));
  const files = answered.flatMap(({ key, name }) => {
    const row = findAccepted(rows, key);
    return row ? [{ name, row }] : [];
  });
  const total = files.reduce((sum, { row }) => sum + Number(row.size_bytes), 0);
  if (total > mostAttachedBytes) return { kind: 'too_large' };
  return files.length > 0 ? { kind: 'attached', files } : { kind: 'none' };
}

function findAccepted(rows: readonly FileRow[], key: UploadedFile['key']): FileRow | undefined {
  const uploadKey = parseUploadReference(key)?.key;
  return rows.find(({ upload_key, state }) => upload_key === uploadKey && state === 'accepted');
}

/** Reads them from storage. */
export async function readAttachedFiles(
  { storage }: Pick<FileServices, 'storage'>,
  attached: AttachedFiles,
): Promise<readonly MailAttachment[]> {
  if (attached.kind !== 'attached') return [];
  const read = async ({ name: fileName, row }: AttachedFile): Promise<MailAttachment> => ({
    fileName,
    contentType: row.content_type ?? 'application/octet-stream',
    content: await buffer(await storage.read(row.kept_key ?? row.upload_key)),
  });
  return Promise.all(attached.files.map(read));
}
