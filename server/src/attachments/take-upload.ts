import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { examineFiles } from '../files/examine-uploads.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectFile, type FileRow } from '../files/files-queries.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import { servedType } from './served-type.ts';

interface Request extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** An upload that may become a file of a form; its content cannot change any more. */
export interface TakenUpload {
  readonly fileId: string;
  readonly purpose: AttachmentPurpose;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly storageKey: string;
}

interface Wanted {
  readonly file: FileRow;
  readonly purpose: AttachmentPurpose;
  readonly name: string;
}

/**
 * Examines an upload as the uploads of visitors: its real type, and viruses. Runs before the transaction that adds
 * it to a form, which must not wait for storage or a scanner.
 */
export async function takeUpload(
  services: FileServices,
  request: Request,
  { file, purpose, name }: Wanted,
): Promise<TakenUpload> {
  const names = new Map([[file.upload_key, name]]);
  await examineFiles(services, request, [file.upload_key], { source: {}, names, mayWait: false });
  const examined = await request.transaction((tx) => selectFile(tx, file.id));
  const storageKey = assertAccepted(examined);
  const contentType = servedType(purpose, { name, contentType: examined?.content_type ?? null });
  if (contentType === undefined) throw new RequestError('attachment_type');
  const sha256 = await hashOf(await services.storage.read(storageKey));
  const sizeBytes = Number(file.size_bytes);
  return { fileId: file.id, purpose, name, contentType, sizeBytes, sha256, storageKey };
}

/** The key of the examined content; throws when the file cannot be used. */
function assertAccepted(file: FileRow | undefined): string {
  if (file?.state === 'accepted' && file.kept_key !== null) return file.kept_key;
  if (file?.state !== 'sent') throw new RequestError('attachment_unsafe');
  // With a kept key the file arrived, and its examination took too long.
  throw new RequestError(file.kept_key === null ? 'attachment_missing' : 'unavailable');
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
