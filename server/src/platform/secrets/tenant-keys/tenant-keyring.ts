import type { RunStart, StartRow, TenantStart } from '../../database/tenant-start.ts';
import type { SecretCipher, SecretPlace } from '../secret-cipher.ts';
import { createTenantKey, fingerprintText, openText, sealText } from '../tenant-key.ts';
import { boundTo, headerBytes, headerOf, numberOf } from './sealed-format.ts';
import { insertFirstKey, keysOfTenant } from './tenant-keys-queries.ts';
import { TenantKeyMissingError } from './tenant-key-missing-error.ts';
import type { TenantKeyUse } from './tenant-keys-tables.ts';
import { unwrapKey, wrapKey, type OperatorKey } from './wrapped-key.ts';

/** A row of `tenant_keys` as the start of a transaction reads it. */
interface KeyRow extends StartRow {
  readonly use: TenantKeyUse;
  readonly number: number;
  readonly wrapped_key: Buffer | null;
  readonly is_active: boolean;
}

interface UnwrappedKey {
  readonly wrapped: Buffer | null;
  readonly key: Buffer;
}

/** The unwrapped keys of a tenant. */
interface TenantKeys {
  readonly sealing: ReadonlyMap<number, UnwrappedKey>;
  /** The number of the key of new values. */
  readonly current: number;
  readonly fingerprint: UnwrappedKey;
}

/** The number of the key of values without a number. */
const unnumbered = 0;

/**
 * Encrypts with the keys of tenants, which it keeps unwrapped in memory. Every transaction of a tenant reads the keys
 * when it starts, so that a key that another process stored is known before its first value is.
 */
export class TenantKeyring implements SecretCipher, TenantStart {
  readonly query = keysOfTenant;
  readonly #operator: OperatorKey;
  readonly #tenants = new Map<string, TenantKeys>();

  constructor(operator: OperatorKey) {
    this.#operator = operator;
  }

  encrypt(place: SecretPlace, text: string): Buffer {
    const { sealing, current } = this.#keysOf(place);
    const { key } = getKey(sealing, current);
    if (current === unnumbered) return sealText(key, place, text);
    const header = headerOf(current);
    return Buffer.concat([header, sealText(key, place, text, boundTo(header, place))]);
  }

  decrypt(place: SecretPlace, encrypted: Buffer): string {
    const { sealing } = this.#keysOf(place);
    const number = numberOf(encrypted);
    const withoutNumber = sealing.get(unnumbered)?.key;
    if (number === undefined) {
      return openText(withoutNumber ?? getKey(sealing, unnumbered).key, place, encrypted);
    }
    try {
      return openNumbered(getKey(sealing, number).key, place, encrypted);
    } catch (error) {
      if (withoutNumber === undefined) throw error;
      return openOr(error, () => openText(withoutNumber, place, encrypted));
    }
  }

  fingerprint(place: SecretPlace, text: string): Buffer {
    return fingerprintText(this.#keysOf(place).fingerprint.key, place, text);
  }

  /** The number of the key that seals new values of the tenant. */
  currentNumber(tenantId: string): number {
    return this.#keysOf({ tenantId }).current;
  }

  accept(tenantId: string, rows: readonly StartRow[]): boolean {
    // The columns are those of the query.
    const keys = this.#unwrap(tenantId, rows as readonly KeyRow[]);
    if (keys === undefined) this.#tenants.delete(tenantId);
    else this.#tenants.set(tenantId, keys);
    return keys !== undefined;
  }

  async complete(tenantId: string, run: RunStart): Promise<void> {
    for (const use of ['fingerprint', 'seal'] as const) {
      const wrapped = wrapKey(this.#operator, { tenantId, use, number: 1 }, createTenantKey());
      await run(insertFirstKey, [tenantId, use, wrapped]);
    }
  }

  #unwrap(tenantId: string, rows: readonly KeyRow[]): TenantKeys | undefined {
    const known = this.#tenants.get(tenantId);
    const unwrap = ({ use, number, wrapped_key: wrapped }: KeyRow): UnwrappedKey => {
      const before = use === 'seal' ? known?.sealing.get(number) : known?.fingerprint;
      if (before !== undefined && isSame(before.wrapped, wrapped)) return before;
      return { wrapped, key: unwrapKey(this.#operator, { tenantId, use, number }, wrapped) };
    };
    const sealing = rows.filter(({ use }) => use === 'seal');
    const active = sealing.filter((row) => row.is_active).map(({ number }) => number);
    const fingerprint = rows.find(({ use }) => use === 'fingerprint');
    if (active.length === 0 || fingerprint === undefined) return undefined;
    return {
      sealing: new Map(sealing.map((row) => [row.number, unwrap(row)])),
      current: Math.max(...active),
      fingerprint: unwrap(fingerprint),
    };
  }

  #keysOf({ tenantId }: Pick<SecretPlace, 'tenantId'>): TenantKeys {
    const keys = this.#tenants.get(tenantId);
    if (keys !== undefined) return keys;
    throw new Error('A secret was used before a transaction of its tenant read the keys.');
  }
}

function getKey(keys: TenantKeys['sealing'], number: number): UnwrappedKey {
  const found = keys.get(number);
  if (found === undefined) throw new TenantKeyMissingError(number);
  return found;
}

function openNumbered(key: Buffer, place: SecretPlace, encrypted: Buffer): string {
  const header = encrypted.subarray(0, headerBytes);
  return openText(key, place, encrypted.subarray(headerBytes), boundTo(header, place));
}

/** Opens a value in another way; when that fails too, the first failure is the one to report. */
function openOr(failure: unknown, open: () => string): string {
  try {
    return open();
  } catch {
    throw failure;
  }
}

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);
