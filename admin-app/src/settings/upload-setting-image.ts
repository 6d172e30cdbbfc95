import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { api } from '../api/client.ts';
import type { PostOptions } from '../attachments/post-file.ts';
import { uploadFile } from '../attachments/upload-file.ts';

/** Uploads an image for a setting of the organisation. */
export function uploadSettingImage(file: File, options: PostOptions): Promise<Attachment> {
  const { signal } = options;
  return uploadFile(file, options, {
    createUpload: (body) => api.createSettingImageUpload({ body }, { signal }),
    add: (body) => api.createSettingImage({ body }, { signal }),
  });
}
