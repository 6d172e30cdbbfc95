import { buffer } from 'node:stream/consumers';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { parseUploadReference } from '@form-builder/core/field-types/uploads/upload-reference.ts';
import { selectOfSubmission, type FileRow } from '../../files/files-queries.ts';
import type { FileServices } from '../../files/file-services.ts';
import type { FileState } from '../../files/files-tables.ts';
import { maxAttachedBytes } from '../../mails/max-attached-bytes.ts';
import { listAnsweredFiles } from '../../files/uploads-in-answers.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import type { SentSubmission } from '../filled-version/filled-submission-queries.ts';

/** The uploads to attach to a mail, or why none are attached. */
export type AttachedFiles =
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }
  /** Some still wait for the virus scanner; the mail says so and goes without files. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'attached'; readonly files: readonly AttachedFile[] };

interface AttachedFile {
  /** The path of the answer with it. */
  readonly path: string;
  readonly name: string;
  readonly row: FileRow;
}

/**
 * Returns the uploads in the answers that a mail shows, so none of a sensitive field. Visitors can
 * fill in another person's address, so no files are attached without a virus scanner.
 */
export async function findAttachedFiles(
  { transaction }: Pick<JobContext, 'transaction'>,
  { scan }: Pick<FileServices, 'scan'>,
  sent: SentSubmission,
  shown: Answers,
): Promise<AttachedFiles> {
  if (scan === null) return { kind: 'none' };
  const answered = await findAnswered({ transaction }, sent, shown);
  if (answered.some(isIn('waiting'))) return { kind: 'waiting' };
  const files = answered.filter(isIn('accepted'));
  const total = files.reduce((sum, { row }) => sum + Number(row.size_bytes), 0);
  if (total > maxAttachedBytes) return { kind: 'too_large' };
  return files.length > 0 ? { kind: 'attached', files } : { kind: 'none' };
}

/** Returns the accepted uploads in these answers. */
export async function findAttachable(
  context: Pick<JobContext, 'transaction'>,
  sent: SentSubmission,
  shown: Answers,
): Promise<readonly AttachedFile[]> {
  return (await findAnswered(context, sent, shown)).filter(isIn('accepted'));
}

const isIn =
  (state: FileState) =>
  ({ row }: AttachedFile): boolean =>
    row.state === state;

/** The uploads in these answers, whatever was found in them. */
async function findAnswered(
  { transaction }: Pick<JobContext, 'transaction'>,
  { id, definition }: SentSubmission,
  shown: Answers,
): Promise<readonly AttachedFile[]> {
  const answered = listAnsweredFiles(definition.pages, shown).flatMap(({ path, files }) =>
    files.map(({ key, name }) => ({ path, key, name })),
  );
  if (answered.length === 0) return [];
  const rows = await transaction((tx) => selectOfSubmission(tx, id));
  return answered.flatMap(({ path, key, name }) => {
    const row = findRow(rows, key);
    return row ? [{ path, name, row }] : [];
  });
}

function findRow(rows: readonly FileRow[], key: UploadedFile['key']): FileRow | undefined {
  const uploadKey = parseUploadReference(key)?.key;
  return rows.find(({ upload_key }) => upload_key === uploadKey);
}

/** Reads the files from storage. */
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
