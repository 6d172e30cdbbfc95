export interface LookUpKeysTable {
  readonly tenant_id: string;
  readonly sealed_secret: Buffer;
  readonly created_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    look_up_keys: LookUpKeysTable;
  }
}
