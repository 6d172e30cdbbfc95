import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import type { Transaction } from 'kysely';
import type { FileServices } from '../files/file-services.ts';
import { insertFile } from '../files/files-queries.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { claimStorage } from '../quotas/claim-quota.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import { createUploadKey } from '../platform/storage/storage-keys.ts';

/** Enough for ten minutes of uploading after a wait. */
const lifetimeSeconds = 1_800;

interface UploadOptions {
  readonly services: FileServices;
  readonly originOf: (tenant: Tenant) => string;
}

interface Request extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
  /** The language of error messages. */
  readonly language: Language;
}

interface StaffUpload {
  readonly purpose: AttachmentPurpose;
  readonly mime_type: string;
  readonly size_bytes: number;
  /** `null` for the settings of the organisation. */
  readonly formId: string | null;
  /** Throws when the caller may not upload here. */
  readonly assertMayUpload?: (tx: Transaction<Database>) => Promise<void>;
}

/** Creates an upload form that is valid for exactly this type, this size and one new key of this tenant. */
export async function createStaffUpload(
  { services: { storage, maxFileBytes }, originOf }: UploadOptions,
  { createId, language, now, tenant, transaction }: Request,
  { purpose, mime_type: contentType, size_bytes: sizeBytes, formId, assertMayUpload }: StaffUpload,
) {
  if (sizeBytes > Math.min(maxFileBytes, attachmentRules[purpose].maxBytes))
    throw new RequestError('attachment_too_large');
  if (!mayBeOfType(purpose, contentType)) throw new RequestError('attachment_type');
  const key = createUploadKey(tenant.id);
  const uploadId = createId();
  await transaction(async (tx) => {
    await assertMayUpload?.(tx);
    await claimStorage({ tx, tenantId: tenant.id, now }, { language, sizeBytes });
    await insertFile(tx, {
      tenant_id: tenant.id,
      id: uploadId,
      form_id: formId,
      is_of_settings: formId === null,
      upload_key: key,
      mime_type: contentType,
      size_bytes: sizeBytes,
      state: 'sent',
      created_at: new Date(now()),
    });
  });
  const grant = { key, contentType, sizeBytes, lifetimeSeconds };
  const { action, inputs } = await storage.createForm(grant, originOf(tenant));
  return { data: { upload_id: uploadId, action, inputs: { ...inputs } } };
}

/** Rejects what is certainly wrong before it is uploaded; the content decides afterwards. */
function mayBeOfType(purpose: AttachmentPurpose, type: string): boolean {
  return purpose === 'download' || attachmentRules[purpose].types.includes(type);
}
