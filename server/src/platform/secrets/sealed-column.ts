import type { SecretPlace, SecretPurpose } from './secret-cipher.ts';

/** A column with values of the secret cipher, as the feature that owns the table declares it. */
export interface SealedColumn {
  readonly table: string;
  /** The primary key, without `tenant_id`. */
  readonly key: readonly string[];
  readonly column: string;
  readonly purpose: SecretPurpose;
  /** The column of the key that names what the secret's own key is of. */
  readonly subject?: string;
  /** A column that holds the fingerprint of the same secret. */
  readonly fingerprint?: SealedFingerprint;
}

interface SealedFingerprint {
  readonly column: string;
  /** The column of which the fingerprint is made, together with the secret. */
  readonly scope: string;
  readonly textOf: (scope: string, secret: string) => string;
}

/** Where the cipher finds the key of a row's value. */
export function placeOf(
  tenantId: string,
  { purpose, subject }: SealedColumn,
  row: Readonly<Record<string, unknown>>,
): SecretPlace {
  return { tenantId, purpose, ...(subject !== undefined && { subject: String(row[subject]) }) };
}
