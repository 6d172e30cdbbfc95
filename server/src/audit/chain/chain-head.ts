import { timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { tenantPrefix } from '../../platform/storage/storage-keys.ts';
import { storeContent } from '../../platform/storage/store-content.ts';

/** The last link of a chain; its signed copy is stored outside the database. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** The storage of signed heads, and the cipher that signs them. */
export interface HeadStore {
  readonly storage: FileStorage;
  readonly cipher: SecretCipher;
}

const headSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sequence: v.number(), hash: v.string(), signature: v.string() }),
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
  const { sequence, hash, signature } = parsed.output;
  const head = { sequence, hash: Buffer.from(hash, 'hex') };
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
  const content = { sequence: head.sequence, hash: head.hash.toString('hex'), signature };
  await storeContent(storage, keyOf(tenantId), JSON.stringify(content));
}

function sign(cipher: SecretCipher, tenantId: string, { sequence, hash }: ChainHead): Buffer {
  const place = { tenantId, purpose: 'logbook-head' } as const;
  return cipher.fingerprint(place, `${String(sequence)} ${hash.toString('hex')}`);
}
