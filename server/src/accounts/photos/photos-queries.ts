import type { Photo } from '@form-builder/core/contract/staff/users/photos.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { UserPhotoRow } from './photos-tables.ts';

type Tx = Transaction<Database>;

/** Which users of the tenant have a photo. */
export function selectPhotos(tx: Tx): Promise<Photo[]> {
  return tx.selectFrom('user_photos').select(['user_id', 'version']).orderBy('user_id').execute();
}

/** The content of a user's photo, when it still has this version. */
export async function findPhoto(tx: Tx, photo: Photo): Promise<Buffer | undefined> {
  const found = await tx
    .selectFrom('user_photos')
    .select('content')
    .where('user_id', '=', photo.user_id)
    .where('version', '=', photo.version)
    .executeTakeFirst();
  return found?.content;
}

/** Stores the photo of a user who has none; of two requests at once the last one wins. */
export async function insertPhoto(tx: Tx, row: UserPhotoRow): Promise<void> {
  const { content, version } = row;
  await tx
    .insertInto('user_photos')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ content, version }),
    )
    .execute();
}

/** Deletes the photo of a user; false when there was none. */
export async function deletePhoto(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_photos')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
