import type { SecretPlace, SecretPurpose } from './secret-cipher.ts';

/** A column encrypted with the secret cipher, declared by the feature that owns the table. */
export interface SealedColumn {
  readonly table: string;
  /** The primary key, without `tenant_id`. */
  readonly key: readonly string[];
  readonly column: string;
  readonly purpose: SecretPurpose;
  /** The key column with the id that the secret's own key is derived from. */
  readonly subject?: string;
}

/** The location from which the cipher derives the key of a row's value. */
export function placeOf(
  tenantId: string,
  { purpose, subject }: SealedColumn,
  row: Readonly<Record<string, unknown>>,
): SecretPlace {
  return { tenantId, purpose, ...(subject !== undefined && { subject: String(row[subject]) }) };
}
