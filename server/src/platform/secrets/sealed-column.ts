import type { SecretPurpose } from './secret-cipher.ts';

/** A column with values of the secret cipher, as the feature that owns the table declares it. */
export interface SealedColumn {
  readonly table: string;
  /** The primary key, without `tenant_id`. */
  readonly key: readonly string[];
  readonly column: string;
  readonly purpose: SecretPurpose;
  /** A column that holds the fingerprint of the same secret. */
  readonly fingerprint?: SealedFingerprint;
}

interface SealedFingerprint {
  readonly column: string;
  /** The column of which the fingerprint is made, together with the secret. */
  readonly scope: string;
  readonly textOf: (scope: string, secret: string) => string;
}
