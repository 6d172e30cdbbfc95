import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  providerStages,
  type ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import type { LookUpSource } from '@form-builder/core/field-types/lookup.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SealedColumn } from '../platform/secrets/sealed-column.ts';
import type { SecretCipher, SecretPlace } from '../platform/secrets/secret-cipher.ts';
import { insertLookUpKey, selectLookUpKey } from './look-up-keys-queries.ts';

/** What the server reads for a page, which sends it back. */
type ProvenSource = LookUpSource | 'data';

/** Signs responses of registers, and verifies the signatures. */
export interface Proofs {
  sign<T extends object>(
    source: ProvenSource,
    answer: T,
    stage: ProviderStage,
  ): T & { readonly proof: string };
  /** Whether this server signed exactly this answer, from a register that may be used here. */
  isProven(source: ProvenSource, answer: object, given: GivenProof): boolean;
}

/** The proof of an answer, and where it is given: what a register of tests returned is invented. */
export interface GivenProof {
  readonly proof: string | undefined;
  readonly isTest: boolean;
}

/** The signing keys. */
export const lookUpSecrets: readonly SealedColumn[] = [
  { table: 'look_up_keys', key: [], column: 'sealed_secret', purpose: 'look-up-key' },
];

interface ProofsContext {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly now: () => number;
}

/** The signer of the transaction's tenant; its key is created at first use. */
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
  const markOf = (source: ProvenSource, answer: object, stage: ProviderStage) =>
    createHmac('sha256', secret)
      .update(`${stage === 'test' ? `test ${source}` : source} ${canonical(answer)}`)
      .digest();
  return {
    sign: (source, answer, stage) => ({
      ...answer,
      proof: markOf(source, answer, stage).toString('base64url'),
    }),
    isProven(source, answer, { proof, isTest }) {
      const given = Buffer.from(proof ?? '', 'base64url');
      return providerStages.some((stage) => {
        const expected = markOf(source, answer, stage);
        const isAllowed = stage === 'production' || isTest;
        return isAllowed && given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}

/** The canonical text: equal for equal answers, whatever the order of their members. */
function canonical(answer: object): string {
  const sorted = Object.entries(answer)
    .filter(([name, member]) => name !== 'proof' && member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted);
}
