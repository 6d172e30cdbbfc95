import { deleteUnattached } from '../files/files-queries.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { createPublicKey } from '../platform/secrets/public-key.ts';
import {
  insertAttachment,
  lockAttachments,
  selectAttachment,
  selectSameContent,
  type AttachmentRow,
} from './attachments-queries.ts';
import type { TakenAttachment } from './take-embedded.ts';
import type { TakenUpload } from './take-upload.ts';

/**
 * Adds an upload to the files of a form, `null`: to the images and fonts of settings; the same file of the same form
 * is added once.
 */
export async function storeAttachment(
  writer: Writer,
  formId: string | null,
  upload: TakenUpload,
): Promise<AttachmentRow> {
  await lockAttachments(writer.tx, writer.tenantId);
  const same = await selectSameContent(writer.tx, upload.sha256);
  const known = same.find((row) => isSameFile(row, formId, upload));
  if (known !== undefined) return known;
  return insertShared(writer, { formId, publicKey: createPublicKey(), upload, same });
}

/** Adds an image or download of an imported form under the key that the form refers to. */
export async function storeEmbedded(
  writer: Writer,
  formId: string,
  { key: publicKey, upload }: TakenAttachment,
): Promise<void> {
  await lockAttachments(writer.tx, writer.tenantId);
  if ((await selectAttachment(writer.tx, publicKey)) !== undefined) return;
  const same = await selectSameContent(writer.tx, upload.sha256);
  // The form's own list has a file once, so a second key for it belongs to no form.
  const isListed = same.some((row) => isSameFile(row, formId, upload));
  await insertShared(writer, { formId: isListed ? null : formId, publicKey, upload, same });
}

const isSameFile = (row: AttachmentRow, formId: string | null, { name, purpose }: TakenUpload) =>
  row.form_id === formId && row.purpose === purpose && row.name === name;

interface NewAttachment {
  readonly formId: string | null;
  readonly publicKey: string;
  readonly upload: TakenUpload;
  /** The files with the same content. */
  readonly same: readonly AttachmentRow[];
}

/** Files with the same content share one stored copy; the cleaning of uploads removes the other. */
async function insertShared(
  writer: Writer,
  { formId, publicKey, upload, same }: NewAttachment,
): Promise<AttachmentRow> {
  const { tx, tenantId } = writer;
  const shared = same[0]?.storage_key;
  // Without its row the upload is no longer cleaned, so its content stays.
  if (shared === undefined && !(await deleteUnattached(tx, upload.fileId)))
    throw new RequestError('attachment_missing');
  return insertAttachment(tx, {
    tenant_id: tenantId,
    public_key: publicKey,
    form_id: formId,
    purpose: upload.purpose,
    name: upload.name,
    content_type: upload.contentType,
    size_bytes: upload.sizeBytes,
    sha256: upload.sha256,
    storage_key: shared ?? upload.storageKey,
    created_at: instant(writer),
  });
}
