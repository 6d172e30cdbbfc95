import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, idSchema } from '../../shared-schemas.ts';

/** The side of a photo that the admin app makes, and the limits of what the server takes, in pixels. */
export const photoSide = 256;
export const minPhotoSide = 64;
export const maxPhotoSide = 512;
/** In bytes; a JPEG of 256 by 256 takes about 20,000. */
export const maxPhotoBytes = 100_000;

/** Part of the address of a photo, which changes with its content. */
const photoVersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const photoSchema = v.object({ user_id: idSchema, version: photoVersionSchema });
export type Photo = v.InferOutput<typeof photoSchema>;

/** Four characters of Base64 hold three bytes. */
const maxContentCharacters = Math.ceil(maxPhotoBytes / 3) * 4;

/** The photos of staff, which their colleagues see; users set and remove their own, and administrators remove any. */
export const photosContract = {
  listPhotos: endpoint({
    method: 'GET',
    path: '/v0/user-photos',
    summary: 'Lists which users of the tenant have a photo.',
    access: privateAccess(),
    status: 200,
    answer: itemOf(v.array(photoSchema)),
    errors: [],
  }),
  getPhoto: endpoint({
    method: 'GET',
    path: '/v0/user-photos/:user_id/:version',
    summary:
      'Gives the photo of a user as a JPEG; browsers keep it, for another photo has another address.',
    access: privateAccess(),
    params: photoSchema,
    status: 200,
    answer: fileContentSchema,
    errors: ['not_found'],
  }),
  setOwnPhoto: endpoint({
    method: 'PUT',
    path: '/v0/account/photo',
    summary:
      'Sets the photo of the caller: a square JPEG of 64 to 512 pixels and at most 100,000 bytes. Its metadata is not kept.',
    access: privateAccess(),
    body: v.object({
      /** In Base64. */
      content: v.pipe(v.string(), v.maxLength(maxContentCharacters), v.base64()),
    }),
    status: 200,
    answer: itemOf(photoSchema),
    errors: ['attachment_type'],
  }),
  removeOwnPhoto: endpoint({
    method: 'DELETE',
    path: '/v0/account/photo',
    summary: 'Removes the photo of the caller.',
    access: privateAccess(),
    status: 204,
    errors: [],
  }),
  removeUserPhoto: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/photo',
    summary: 'Removes the photo of a user, if there is one.',
    access: privateAccess('users-all'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden'],
  }),
} as const;
