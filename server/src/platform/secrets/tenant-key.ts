import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Parts of every derived key, so they must never change. */
type KeyUse = 'seal' | 'fingerprint';

/** What a value is for; each has a key of its own. */
interface KeyPlace {
  readonly purpose: string;
  readonly subject?: string;
}

/** A new random key of a tenant. */
export const createTenantKey = (): Buffer => randomBytes(32);

/** The key of a tenant that follows from the operator's key (the first step of HKDF, RFC 5869). */
export const deriveTenantKey = (operatorKey: Buffer, tenantId: string): Buffer =>
  createHmac('sha256', tenantId).update(operatorKey).digest();

/** Encrypts a text for a place with AES-256-GCM: the nonce, the tag and the ciphertext. */
export function sealText(
  tenantKey: Buffer,
  place: KeyPlace,
  text: string,
  authenticated?: Buffer,
): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(tenantKey, 'seal', place), iv);
  if (authenticated !== undefined) cipher.setAAD(authenticated);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts the result of `sealText` for the same place and authenticated bytes; throws for anything else. */
export function openText(
  tenantKey: Buffer,
  place: KeyPlace,
  sealed: Buffer,
  authenticated?: Buffer,
): string {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, keyFor(tenantKey, 'seal', place), iv);
  if (authenticated !== undefined) decipher.setAAD(authenticated);
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const content = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

/** A deterministic value for the text that cannot be computed without the key. */
export const fingerprintText = (tenantKey: Buffer, place: KeyPlace, text: string): Buffer =>
  createHmac('sha256', keyFor(tenantKey, 'fingerprint', place))
    .update(text)
    .digest();

/** The key for one purpose and subject (the second step of HKDF for 32 bytes). */
function keyFor(tenantKey: Buffer, use: KeyUse, { purpose, subject }: KeyPlace): Buffer {
  const info = `form-builder ${use} ${purpose}${subject === undefined ? '' : ` ${subject}`}`;
  return createHmac('sha256', tenantKey).update(info).update(Buffer.of(1)).digest();
}
