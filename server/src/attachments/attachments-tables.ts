import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';

export interface FormAttachmentsTable {
  readonly tenant_id: string;
  readonly public_key: string;
  /** `null` for an image or font of settings, and when the form was deleted. */
  readonly form_id: string | null;
  readonly purpose: AttachmentPurpose;
  readonly name: string;
  /** The MIME type with which it is served. */
  readonly content_type: string;
  /** A bigint, which the driver returns as text. */
  readonly size_bytes: string | number;
  readonly sha256: string;
  readonly storage_key: string;
  readonly created_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    form_attachments: FormAttachmentsTable;
  }
}
