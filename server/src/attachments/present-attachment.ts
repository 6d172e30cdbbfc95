import { attachmentPath } from '@form-builder/core/attachments/attachment-url.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { AttachmentRow } from './attachments-queries.ts';

export function presentAttachment(row: AttachmentRow): Attachment {
  const { purpose, name, content_type } = row;
  return {
    url: attachmentPath(row.public_key, name),
    purpose,
    name,
    content_type,
    size_bytes: Number(row.size_bytes),
    created_at: row.created_at.toISOString(),
  };
}
