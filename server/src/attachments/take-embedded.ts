import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import { findAttachmentKeys } from '@form-builder/core/attachments/attachment-url.ts';
import type { EmbeddedAttachment } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { FileServices } from '../files/file-services.ts';
import { insertFile, selectFile } from '../files/files-queries.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import { claimStorage } from '../quotas/claim-quota.ts';
import { createUploadKey } from '../platform/storage/storage-keys.ts';
import { storeContent } from '../platform/storage/store-content.ts';
import { selectKnownKeys } from './attachments-queries.ts';
import { takeUpload, type TakenUpload } from './take-upload.ts';

interface Request extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
  /** The language of error messages. */
  readonly language: Language;
}

interface Place {
  readonly index: number;
  readonly name: string;
  readonly language: Language;
}

/** An image or download from the file of a form, with the key that the form refers to. */
export interface TakenAttachment {
  readonly key: string;
  readonly upload: TakenUpload;
}

/**
 * Stores and examines the images and downloads in the file of a form that the tenant lacks, as if they had been
 * uploaded one by one. Those that no import adds to a form are cleaned as other unused uploads.
 */
export async function takeEmbedded(
  services: FileServices,
  request: Request,
  embedded: readonly EmbeddedAttachment[],
): Promise<TakenAttachment[]> {
  const known = await request.transaction((tx) => selectKnownKeys(tx, embedded.flatMap(keysOf)));
  const taken: TakenAttachment[] = [];
  for (const [index, attachment] of embedded.entries()) {
    const [key] = keysOf(attachment);
    if (key === undefined || known.includes(key)) continue;
    try {
      taken.push({ key, upload: await take(services, request, attachment) });
    } catch (error) {
      throw naming(error, { index, name: attachment.name, language: request.language });
    }
  }
  return taken;
}

const keysOf = ({ url }: EmbeddedAttachment) => findAttachmentKeys(url);

async function take(
  services: FileServices,
  request: Request,
  { purpose, name, content }: EmbeddedAttachment,
): Promise<TakenUpload> {
  const { createId, language, now, tenant, transaction } = request;
  const bytes = decode(content);
  if (bytes.length > Math.min(services.maxFileBytes, attachmentRules[purpose].maxBytes))
    throw new RequestError('attachment_too_large');
  const [id, key] = [createId(), createUploadKey(tenant.id)];
  const file = await transaction(async (tx) => {
    await claimStorage({ tx, tenantId: tenant.id, now }, { language, sizeBytes: bytes.length });
    // First the row, so that the cleaning of uploads finds content that is left behind.
    await insertFile(tx, {
      tenant_id: tenant.id,
      id,
      upload_key: key,
      mime_type: 'application/octet-stream',
      size_bytes: bytes.length,
      state: 'sent',
      created_at: new Date(now()),
    });
    return selectFile(tx, id);
  });
  if (file === undefined) throw new RequestError('attachment_missing');
  await storeContent(services.storage, key, bytes);
  return takeUpload(services, request, { file, purpose, name });
}

/** Node ignores what is not base64, so an invalid text decodes to bytes that encode to another text. */
function decode(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== content)
    throw new RequestError('attachment_unsafe');
  return bytes;
}

/** The same refusal, with the name of the file that it is about. */
function naming(error: unknown, { index, name, language }: Place): unknown {
  if (!(error instanceof RequestError) || error.code === 'unavailable') return error;
  const text = `${name}: ${translatorOf(language)(`problem.${error.code}.detail`)}`;
  const errors = { [`attachments.${String(index)}`]: [text] };
  return new RequestError('form_file_invalid', { errors, cause: error });
}
