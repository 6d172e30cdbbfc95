import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What a secret is for: one sealed for one purpose does not open for another. */
export type SecretPurpose = 'provider' | 'identifier' | 'login-checks' | 'payment-reference';

/** Whose secret it is, and what for. */
export interface SecretPlace {
  readonly tenantId: string;
  readonly purpose: SecretPurpose;
}

/** Keeps secrets in the database so that the database alone cannot tell them. */
export interface SecretKeeper {
  /** AES-256-GCM with a key of the tenant and the purpose. */
  seal(place: SecretPlace, text: string): Buffer;
  /** Opens what `seal` closed in the same place; throws for anything else. */
  open(place: SecretPlace, sealed: Buffer): string;
  /** The same for the same text, and impossible to guess from it without the key. */
  fingerprint(place: SecretPlace, text: string): Buffer;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A keeper with the server's key of 32 bytes. */
export function createSecretKeeper(key: Buffer): SecretKeeper {
  const keyFor = (use: string, { tenantId, purpose }: SecretPlace) =>
    Buffer.from(hkdfSync('sha256', key, tenantId, `form-builder ${use} ${purpose}`, 32));
  return {
    seal(place, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyFor('seal', place), iv);
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
    },
    open(place, sealed) {
      const opening = createDecipheriv(cipher, keyFor('seal', place), sealed.subarray(0, ivBytes));
      opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      const opened = [opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()];
      return Buffer.concat(opened).toString('utf8');
    },
    fingerprint: (place, text) =>
      createHmac('sha256', keyFor('fingerprint', place)).update(text).digest(),
  };
}
