import type { ColumnType } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Database {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

interface PasskeysTable {
  tenant_id: string;
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** A `bigint`, which the driver reads as text. */
  signature_count: ColumnType<string, number, number>;
  is_synced: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengesTable {
  tenant_id: string;
  subject: string;
  challenge: string;
  created_at: Date;
}
