import type { FormFilePurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { api } from '../../../../api/client.ts';
import type { PostOptions } from '../../../../attachments/post-file.ts';
import { uploadFile } from '../../../../attachments/upload-file.ts';

interface UploadOrder {
  readonly formId: string;
  readonly purpose: FormFilePurpose;
  readonly file: File;
}

/** Uploads a file for a form. */
export function uploadAttachment(
  { formId, purpose, file }: UploadOrder,
  options: PostOptions,
): Promise<Attachment> {
  const params = { id: formId };
  const { signal } = options;
  return uploadFile(file, options, {
    createUpload: (facts) =>
      api.createAttachmentUpload({ params, body: { ...facts, purpose } }, { signal }),
    add: (upload) => api.createAttachment({ params, body: { ...upload, purpose } }, { signal }),
  });
}
