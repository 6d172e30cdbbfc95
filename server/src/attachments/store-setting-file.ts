import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectStaffUpload } from '../files/files-queries.ts';
import { writerFor } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { presentAttachment } from './present-attachment.ts';
import { storeAttachment } from './store-attachment.ts';
import { takeUpload } from './take-upload.ts';

type Request = Parameters<typeof takeUpload>[1] & Parameters<typeof writerFor>[0];

interface SettingUpload {
  readonly purpose: AttachmentPurpose;
  readonly upload_id: string;
  readonly name: string;
}

/** Examines an upload of an administrator and stores it for a setting or a theme to refer to. */
export async function storeSettingFile(
  services: FileServices,
  request: Request,
  { upload_id: uploadId, ...wanted }: SettingUpload,
): Promise<{ readonly data: Attachment }> {
  const { transaction } = request;
  const file = await transaction((tx) => selectStaffUpload(tx, null, uploadId));
  if (file === undefined) throw new RequestError('not_found');
  const upload = await takeUpload(services, request, { ...wanted, file });
  return transaction(async (tx) => ({
    data: presentAttachment(await storeAttachment(writerFor(request, tx), null, upload)),
  }));
}
