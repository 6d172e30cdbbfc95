import type { Selectable } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Database {
    user_photos: UserPhotosTable;
  }
}

interface UserPhotosTable {
  readonly tenant_id: string;
  readonly user_id: string;
  content: Buffer;
  version: string;
}
export type UserPhotoRow = Selectable<UserPhotosTable>;
