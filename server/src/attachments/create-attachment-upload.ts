import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import type { attachmentsContract } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { FileServices } from '../files/file-services.ts';
import { insertFile } from '../files/files-queries.ts';
import { assertMayAct, getForm } from '../forms/get-form.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { createUploadKey } from '../platform/storage/storage-keys.ts';

type Handler = Handlers<typeof attachmentsContract>['createAttachmentUpload'];

/** Enough for ten minutes of uploading after a wait. */
const lifetimeSeconds = 1_800;

/** Creates an upload form that is valid for exactly this type, this size and one new key of this tenant. */
export function createAttachmentUpload(
  { storage, maxFileBytes }: FileServices,
  originOf: (tenant: Tenant) => string,
): Handler {
  return async ({ body, caller, createId, now, params, tenant, transaction }) => {
    const { purpose, mime_type: contentType, size_bytes: sizeBytes } = body;
    if (sizeBytes > Math.min(maxFileBytes, attachmentRules[purpose].maxBytes))
      throw new RequestError('attachment_too_large');
    if (!mayBeOfType(purpose, contentType)) throw new RequestError('attachment_type');
    const key = createUploadKey(tenant.id);
    const uploadId = createId();
    await transaction(async (tx) => {
      assertMayAct(caller, 'change', await getForm(tx, caller, params.id));
      await insertFile(tx, {
        tenant_id: tenant.id,
        id: uploadId,
        form_id: params.id,
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
  };
}

/** Rejects what is certainly wrong before it is uploaded; the content decides afterwards. */
function mayBeOfType(purpose: AttachmentPurpose, type: string): boolean {
  return purpose === 'download' || attachmentRules.image.types.includes(type);
}
