import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A new unguessable key (256 bits) for the visitor's access to their own submission. */
export function createPublicKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a key: the only form in which the server stores it. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Whether the hash belongs to this key; compares in constant time. */
export function isKeyOf(key: string | undefined, hash: Buffer): boolean {
  return timingSafeEqual(hashKey(key ?? ''), hash) && key !== undefined;
}

/**
 * Encrypts a public key with the idempotency key of the request that created it. A visitor who did not get the
 * response repeats the request and gets the same key; the database alone does not reveal it.
 */
export function encryptPublicKey(publicKey: string, idempotencyKey: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(idempotencyKey), iv);
  const encrypted = Buffer.concat([cipher.update(publicKey, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts the result of `encryptPublicKey`. */
export function decryptPublicKey(encrypted: Buffer, idempotencyKey: string): string {
  const iv = encrypted.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, deriveKey(idempotencyKey), iv);
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const content = encrypted.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

function deriveKey(idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'form-builder submission key', 32));
}
