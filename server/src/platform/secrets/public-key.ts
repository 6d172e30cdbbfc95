import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A new unguessable key (256 bits) for the visitor's own submission. */
export function createPublicKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What the server keeps of a key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Whether this is the key behind the hash; takes as long for a wrong one. */
export function isKeyOf(key: string | undefined, hash: Buffer): boolean {
  return timingSafeEqual(hashKey(key ?? ''), hash) && key !== undefined;
}

/**
 * Closes a public key so that only the request that made it opens it again: a visitor whose answer
 * was lost on the way repeats the request and gets the same key, while the database alone cannot
 * tell it.
 */
export function sealPublicKey(publicKey: string, idempotencyKey: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(idempotencyKey), iv);
  const sealed = Buffer.concat([sealing.update(publicKey, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Opens what `sealPublicKey` closed. */
export function openPublicKey(sealed: Buffer, idempotencyKey: string): string {
  const opening = createDecipheriv(cipher, sealingKey(idempotencyKey), sealed.subarray(0, ivBytes));
  opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()];
  return Buffer.concat(opened).toString('utf8');
}

function sealingKey(idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'form-builder submission key', 32));
}
