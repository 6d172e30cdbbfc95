import type { JWK } from 'jose';
import type { AdapterPayload } from 'oidc-provider';
import type { JSONColumnType } from 'kysely';

declare module '../platform/database/database.ts' {
  interface Database {
    oidc_payloads: OidcPayloadsTable;
    signing_keys: SigningKeysTable;
    sign_in_attempts: SignInAttemptsTable;
  }
}

interface OidcPayloadsTable {
  tenant_id: string;
  model: string;
  id_hash: Buffer;
  payload: JSONColumnType<AdapterPayload>;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

/** A private key that signs tokens, or the secret that signs cookies. */
export type KeySecret = JWK | { readonly cookie: string };

interface SigningKeysTable {
  tenant_id: string;
  id: string;
  purpose: 'token' | 'cookie';
  /** A `KeySecret` as JSON. */
  sealed_secret: Buffer;
  created_at: Date;
}

interface SignInAttemptsTable {
  tenant_id: string;
  subject_hash: Buffer;
  failures: number;
  last_attempt_at: Date;
  blocked_until: Date | null;
}
