import type { Generated } from 'kysely';

/** `seal` encrypts values; `fingerprint` computes what is searched by. */
export type TenantKeyUse = 'seal' | 'fingerprint';

export interface TenantKeysTable {
  readonly tenant_id: string;
  readonly use: TenantKeyUse;
  /** Stands before every value that the key sealed; 0 is the key of before tenants had keys of their own. */
  readonly number: number;
  /** Null: the key follows from the operator's key. */
  readonly wrapped_key: Buffer | null;
  readonly created_at: Generated<Date>;
  readonly active_from: Generated<Date>;
}

declare module '../../database/database.ts' {
  interface Database {
    readonly tenant_keys: TenantKeysTable;
  }
}
