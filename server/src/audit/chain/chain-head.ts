import { timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { LogbookRetention } from '@form-builder/core/logbook/logbook-event.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { tenantPrefix } from '../../platform/storage/storage-keys.ts';
import { storeContent } from '../../platform/storage/store-content.ts';

/** The last link of a chain. */
export interface ChainEnd {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** For each retention class the moment before which entries may be gone, in ms; absent: none of it was cut. */
export type ChainCuts = { readonly [Retention in LogbookRetention]?: number | undefined };

/** The last link of a chain and what was cut; a signed copy is stored outside the database. */
export interface ChainHead extends ChainEnd {
  /** Absent in a head of before tenants chose terms: the usual terms hold. */
  readonly cuts?: ChainCuts | undefined;
}

/** The storage of signed heads, and the cipher that signs them. */
export interface HeadStore {
  readonly storage: FileStorage;
  readonly cipher: SecretCipher;
}

const headSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sequence: v.number(),
    hash: v.string(),
    signature: v.string(),
    cuts: v.optional(
      v.object({
        security: v.optional(v.number()),
        handling: v.optional(v.number()),
        administration: v.optional(v.number()),
      }),
    ),
  }),
);

const keyOf = (tenantId: string): string => `${tenantPrefix(tenantId)}logbook/head.json`;

/** The signed head of a tenant; `undefined` when there is none, `null` when its signature is wrong. */
export async function readHead(
  { storage, cipher }: HeadStore,
  tenantId: string,
): Promise<ChainHead | null | undefined> {
  const key = keyOf(tenantId);
  if ((await storage.find(key)) === undefined) return undefined;
  const parsed = v.safeParse(headSchema, await text(await storage.read(key)));
  if (!parsed.success) return null;
  const { sequence, hash, signature, cuts } = parsed.output;
  const head = { sequence, hash: Buffer.from(hash, 'hex'), cuts };
  const given = Buffer.from(signature, 'hex');
  const expected = sign(cipher, tenantId, head);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? head : null;
}

/** Signs a head and replaces the stored one. */
export async function writeHead(
  { storage, cipher }: HeadStore,
  tenantId: string,
  head: ChainHead,
): Promise<void> {
  const signature = sign(cipher, tenantId, head).toString('hex');
  const { sequence, cuts } = head;
  const content = { sequence, hash: head.hash.toString('hex'), signature, cuts };
  await storeContent(storage, keyOf(tenantId), JSON.stringify(content));
}

function sign(cipher: SecretCipher, tenantId: string, { sequence, hash, cuts }: ChainHead): Buffer {
  const place = { tenantId, purpose: 'logbook-head' } as const;
  const end = `${String(sequence)} ${hash.toString('hex')}`;
  return cipher.fingerprint(place, cuts === undefined ? end : `${end} ${describeCuts(cuts)}`);
}

const describeCuts = ({ security, handling, administration }: ChainCuts): string =>
  [security, handling, administration].map((cut) => String(cut ?? '-')).join(' ');
