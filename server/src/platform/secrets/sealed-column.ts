import type { SecretCipher, SecretPlace, SecretPurpose } from './secret-cipher.ts';

/** A column encrypted with the secret cipher, declared by the feature that owns the table. */
export interface SealedColumn {
  readonly table: string;
  /** The primary key, without `tenant_id`. */
  readonly key: readonly string[];
  readonly column: string;
  readonly purpose: SecretPurpose;
  /** The key column with the id that the secret's own key is derived from. */
  readonly subject?: string;
  /** The column with the fingerprint of the same secret. */
  readonly fingerprint?: SealedFingerprint;
  /** Other columns of the row that follow from the same secret and the key, by name. */
  readonly derive?: (
    cipher: SecretCipher,
    tenantId: string,
    secret: string,
  ) => Readonly<Record<string, string>>;
}

interface SealedFingerprint {
  readonly column: string;
  /** The column that the fingerprint is computed from, together with the secret. */
  readonly scope: string;
  readonly textOf: (scope: string, secret: string) => string;
}

/** The location from which the cipher derives the key of a row's value. */
export function placeOf(
  tenantId: string,
  { purpose, subject }: SealedColumn,
  row: Readonly<Record<string, unknown>>,
): SecretPlace {
  return { tenantId, purpose, ...(subject !== undefined && { subject: String(row[subject]) }) };
}
