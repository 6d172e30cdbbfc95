import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  maxPhotoBytes,
  maxPhotoSide,
  minPhotoSide,
  type photosContract,
} from '@form-builder/core/contract/staff/users/photos.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { cleanJpeg, type CleanJpeg } from './clean-jpeg.ts';
import { assertMayChange, getUser } from '../users/update-user.ts';
import { deletePhoto, findPhoto, insertPhoto, selectPhotos } from './photos-queries.ts';

/** The endpoints of the photos of staff. */
export const photosHandlers: Handlers<typeof photosContract> = {
  listPhotos: ({ transaction }) => transaction(async (tx) => ({ data: await selectPhotos(tx) })),

  getPhoto: async ({ transaction, params }) => {
    const content = await transaction((tx) => findPhoto(tx, params));
    if (content === undefined) throw new RequestError('not_found');
    return new FileResponse({
      content: Readable.from([content]),
      contentType: 'image/jpeg',
      fileName: `${params.user_id}.jpg`,
      sizeBytes: content.length,
      isShown: true,
      isKept: true,
    });
  },

  setOwnPhoto: async (context) => {
    const { tenant, caller, body, transaction } = context;
    const content = readPhoto(body.content);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const owner = { tenant_id: tenant.id, user_id: caller.id };
    await transaction(async (tx) => {
      const had = await deletePhoto(tx, caller.id);
      await insertPhoto(tx, { ...owner, content, version });
      await logChange(writerFor(context, tx), caller.id, { had, has: true });
    });
    return { data: { user_id: caller.id, version } };
  },

  removeOwnPhoto: async (context) => {
    const { caller, transaction } = context;
    await transaction(async (tx) => {
      if (!(await deletePhoto(tx, caller.id))) return;
      await logChange(writerFor(context, tx), caller.id, { had: true, has: false });
    });
  },

  removeUserPhoto: async (context) => {
    const { caller, params, transaction } = context;
    await transaction(async (tx) => {
      const writer = writerFor(context, tx);
      assertMayChange(caller, await getUser(writer, params.id));
      if (!(await deletePhoto(tx, params.id))) return;
      await logChange(writer, params.id, { had: true, has: false });
    });
  },
};

/** A square photo without metadata; throws `attachment_type` when the content is none. */
function readPhoto(base64: string): Buffer {
  const photo = cleanJpeg(Buffer.from(base64, 'base64'));
  if (photo === undefined || !isFitting(photo)) throw new RequestError('attachment_type');
  return photo.content;
}

const isFitting = ({ content, width, height }: CleanJpeg): boolean =>
  content.length <= maxPhotoBytes &&
  width === height &&
  width >= minPhotoSide &&
  width <= maxPhotoSide;

/** The logbook says that there is a photo, not which. */
async function logChange(
  writer: Writer,
  userId: string,
  { had, has }: { readonly had: boolean; readonly has: boolean },
): Promise<void> {
  if (had === has) return;
  await writeLogbook(writer, {
    action: 'user.updated',
    subject: ['user', userId],
    details: { changes: loggedChanges({ photo: had }, { photo: has }) },
  });
}
