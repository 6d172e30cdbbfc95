import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import type { FormFilePurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { SignedInUser, TestServer } from './test-server.ts';
import type { PickedFile } from './uploads.ts';

/** An image of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const pickedPng: PickedFile = { name: 'Plattegrond.png', type: 'image/png', content: png };

/** Posts a file to storage with its upload form, as a browser does. */
export async function postUpload(
  fetch: ReturnType<TestServer['fetch']>,
  { action, inputs }: { action: string; inputs: Readonly<Record<string, string>> },
  file: PickedFile,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(inputs)) body.append(name, value);
  body.append('file', new Blob([file.content]), 'bestand');
  await fetch(action, { method: 'POST', body });
}

/** All requests of a designer's page for one image or download of a form. */
export function attachmentUploader(
  server: Pick<TestServer, 'fetch'>,
  { tenant, user, formId }: { tenant: Tenant; user: SignedInUser; formId: string },
) {
  const params = { id: formId };
  const begin = async (file: PickedFile, purpose: FormFilePurpose = 'image') =>
    (
      await user.client.createAttachmentUpload({
        params,
        body: {
          purpose,
          name: file.name,
          mime_type: file.type,
          size_bytes: file.content.length,
        },
      })
    ).data;
  const send = async (file: PickedFile, purpose?: FormFilePurpose): Promise<string> => {
    const upload = await begin(file, purpose);
    await postUpload(server.fetch(tenant), upload, file);
    return upload.upload_id;
  };
  const finish = async (
    id: string,
    { name }: PickedFile,
    purpose: FormFilePurpose = 'image',
  ): Promise<Attachment> =>
    (await user.client.createAttachment({ params, body: { upload_id: id, purpose, name } })).data;
  const add = async (file: PickedFile, purpose?: FormFilePurpose): Promise<Attachment> =>
    finish(await send(file, purpose), file, purpose);
  return { begin, send, finish, add };
}
