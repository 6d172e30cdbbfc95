import { attachmentPath } from '@form-builder/core/attachments/attachment-url.ts';
import {
  maxEmbeddedBytes,
  type EmbeddedAttachment,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { AttachmentRow } from './attachments-queries.ts';

/**
 * Reads images and downloads for the file of a form, in base64. Those that would make the file larger than an import
 * accepts are left out; the import lists them as missing.
 */
export async function embedAttachments(
  storage: Pick<FileStorage, 'read'>,
  rows: readonly AttachmentRow[],
): Promise<EmbeddedAttachment[]> {
  const embedded: EmbeddedAttachment[] = [];
  for (const row of selectFitting(rows)) {
    const { public_key: key, purpose, name, storage_key: storageKey } = row;
    const content = await buffer(await storage.read(storageKey));
    embedded.push({
      url: attachmentPath(key, name),
      purpose,
      name,
      content: content.toString('base64'),
    });
  }
  return embedded;
}

function selectFitting(rows: readonly AttachmentRow[]): AttachmentRow[] {
  let total = 0;
  return rows.filter(({ size_bytes: size }) => {
    const fits = total + Number(size) <= maxEmbeddedBytes;
    if (fits) total += Number(size);
    return fits;
  });
}
