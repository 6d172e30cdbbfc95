import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';
import { api } from '../../../../api/client.ts';
import { postFile, type PostOptions } from './post-file.ts';

interface UploadOrder {
  readonly formId: string;
  readonly purpose: AttachmentPurpose;
  readonly file: File;
}

/** Uploads a file for a form: directly to storage, after which the server examines it. */
export async function uploadAttachment(
  { formId, purpose, file }: UploadOrder,
  options: PostOptions,
): Promise<Attachment> {
  const params = { id: formId };
  const { name, size: size_bytes } = file;
  const mime_type = file.type || (typeOfName(name) ?? 'application/octet-stream');
  const { data: upload } = await api.createAttachmentUpload(
    { params, body: { purpose, name, mime_type, size_bytes } },
    { signal: options.signal },
  );
  if (!(await postFile(upload, file, options))) throw new ApiError(undefined, undefined);
  const body = { upload_id: upload.upload_id, purpose, name };
  return (await api.createAttachment({ params, body }, { signal: options.signal })).data;
}
