import type { SecretCipher, SecretPlace } from '../secret-cipher.ts';
import { deriveTenantKey } from '../tenant-key.ts';
import type { TenantKeysTable, TenantKeyUse } from './tenant-keys-tables.ts';

/** The operator's key: it wraps the keys of tenants, and keys of before this wrapping follow from it. */
export interface OperatorKey {
  readonly key: Buffer;
  readonly cipher: SecretCipher;
}

/** Which key of which tenant. */
export interface TenantKeyName {
  readonly tenantId: string;
  readonly use: TenantKeyUse;
  readonly number: number;
}

/** Encrypts the key of a tenant with the operator's key; it opens for no other tenant, use or number. */
export const wrapKey = ({ cipher }: OperatorKey, name: TenantKeyName, key: Buffer): Buffer =>
  cipher.encrypt(placeOf(name), key.toString('base64'));

/** The key of a row; throws for a key that another operator's key wrapped. */
export function unwrapKey(
  { key, cipher }: OperatorKey,
  name: TenantKeyName,
  wrapped: TenantKeysTable['wrapped_key'],
): Buffer {
  if (wrapped === null) return deriveTenantKey(key, name.tenantId);
  return Buffer.from(cipher.decrypt(placeOf(name), wrapped), 'base64');
}

const placeOf = ({ tenantId, use, number }: TenantKeyName): SecretPlace => ({
  tenantId,
  purpose: 'tenant-key',
  subject: `${use} ${String(number)}`,
});
