import type { JWK } from 'jose';
import type { JSONColumnType } from 'kysely';

declare module '../../../../platform/database/database.ts' {
  interface Database {
    client_keys: ClientKeysTable;
  }
}

interface ClientKeysTable {
  tenant_id: string;
  /** The key id (`kid`). */
  id: string;
  public_key: JSONColumnType<JWK>;
  /** The private JSON Web Key. */
  sealed_key: Buffer;
  created_at: Date;
  /** When it begins to sign. */
  active_from: Date;
}
