import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { typeOfName } from '@form-builder/core/field-types/uploads/file-types.ts';
import { postFile, type PostOptions, type UploadForm } from './post-file.ts';

/** What the server gets before a file is sent. */
interface FileFacts {
  readonly name: string;
  readonly mime_type: string;
  readonly size_bytes: number;
}

/** The two calls around an upload, which differ by what the file is for. */
interface UploadCalls {
  readonly createUpload: (
    facts: FileFacts,
  ) => Promise<{ readonly data: UploadForm & { readonly upload_id: string } }>;
  readonly add: (upload: {
    readonly upload_id: string;
    readonly name: string;
  }) => Promise<{ readonly data: Attachment }>;
}

/** Uploads a file directly to storage, after which the server examines it. */
export async function uploadFile(
  file: File,
  options: PostOptions,
  { createUpload, add }: UploadCalls,
): Promise<Attachment> {
  const { name, size: size_bytes } = file;
  const mime_type = file.type || (typeOfName(name) ?? 'application/octet-stream');
  const { data: upload } = await createUpload({ name, mime_type, size_bytes });
  if (!(await postFile(upload, file, options))) throw new ApiError(undefined, undefined);
  return (await add({ upload_id: upload.upload_id, name })).data;
}
