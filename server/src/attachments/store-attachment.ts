import { deleteUnattached } from '../files/files-queries.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { createPublicKey } from '../platform/secrets/public-key.ts';
import {
  insertAttachment,
  lockAttachments,
  selectSameContent,
  type AttachmentRow,
} from './attachments-queries.ts';
import type { TakenUpload } from './take-upload.ts';

/**
 * Adds an upload to the files of a form. The same file of the same form is added once; files with the same content
 * share one stored copy, and the cleaning of uploads removes the other.
 */
export async function storeAttachment(
  writer: Writer,
  formId: string,
  upload: TakenUpload,
): Promise<AttachmentRow> {
  const { tx, tenantId } = writer;
  const { sha256, name, purpose } = upload;
  await lockAttachments(tx, tenantId);
  const same = await selectSameContent(tx, sha256);
  const known = same.find(
    (row) => row.form_id === formId && row.purpose === purpose && row.name === name,
  );
  if (known !== undefined) return known;
  const shared = same[0]?.storage_key;
  // Without its row the upload is no longer cleaned, so its content stays.
  if (shared === undefined && !(await deleteUnattached(tx, upload.fileId)))
    throw new RequestError('attachment_missing');
  return insertAttachment(tx, {
    tenant_id: tenantId,
    public_key: createPublicKey(),
    form_id: formId,
    purpose,
    name,
    content_type: upload.contentType,
    size_bytes: upload.sizeBytes,
    sha256,
    storage_key: shared ?? upload.storageKey,
    created_at: instant(writer),
  });
}
