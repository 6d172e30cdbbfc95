import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LookUpSource } from '@form-builder/core/field-types/lookup.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SealedColumn } from '../platform/secrets/sealed-column.ts';
import type { SecretCipher, SecretPlace } from '../platform/secrets/secret-cipher.ts';
import { insertLookUpKey, selectLookUpKey } from './look-up-keys-queries.ts';

/** Signs what registers answered, and verifies it. */
export interface Proofs {
  sign<T extends object>(source: LookUpSource, answer: T): T & { readonly proof: string };
  /** Whether this server signed exactly this answer. */
  isProven(source: LookUpSource, answer: object, proof: string | undefined): boolean;
}

/** The keys that sign. */
export const lookUpSecrets: readonly SealedColumn[] = [
  { table: 'look_up_keys', key: [], column: 'sealed_secret', purpose: 'look-up-key' },
];

interface ProofsContext {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly now: () => number;
}

/** The signer of the transaction's tenant; its key is created the first time. */
export async function loadProofs(
  { tx, tenantId, now }: ProofsContext,
  cipher: SecretCipher,
): Promise<Proofs> {
  const place: SecretPlace = { tenantId, purpose: 'look-up-key' };
  const open = (sealed: Buffer) =>
    createProofs(Buffer.from(cipher.decrypt(place, sealed), 'base64'));
  const known = await selectLookUpKey(tx);
  if (known !== undefined) return open(known);
  const sealed = cipher.encrypt(place, randomBytes(32).toString('base64'));
  const row = { tenant_id: tenantId, sealed_secret: sealed, created_at: new Date(now()) };
  await insertLookUpKey(tx, row);
  return open((await selectLookUpKey(tx)) ?? sealed);
}

function createProofs(secret: Buffer): Proofs {
  const markOf = (source: LookUpSource, answer: object) =>
    createHmac('sha256', secret)
      .update(`${source} ${canonical(answer)}`)
      .digest();
  return {
    sign: (source, answer) => ({ ...answer, proof: markOf(source, answer).toString('base64url') }),
    isProven(source, answer, proof) {
      const given = Buffer.from(proof ?? '', 'base64url');
      const expected = markOf(source, answer);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** The same text for equal answers, whatever the order of their members. */
function canonical(answer: object): string {
  const sorted = Object.entries(answer)
    .filter(([name, member]) => name !== 'proof' && member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted);
}
