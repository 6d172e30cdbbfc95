import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The purpose of a secret: a value encrypted for one purpose cannot be decrypted for another. */
export type SecretPurpose =
  | 'provider'
  | 'identifier'
  | 'acting-party'
  | 'login-checks'
  | 'login-session'
  | 'payment-reference'
  | 'known-device'
  | 'signing-key'
  | 'key-check'
  | 'look-up-key'
  | 'answers'
  | 'mail-recipient'
  | 'remark'
  | 'quarantine'
  | 'bounce-address'
  | 'bounced-address'
  | 'delivery-exchange'
  | 'later-answers'
  | 'co-signer'
  | 'co-signature-reason'
  | 'co-signature-code'
  | 'co-signer-identifier'
  | 'data-request'
  | 'totp'
  | 'sign-in-provider'
  | 'sign-in-checks'
  | 'logbook-head';

/** The tenant and the purpose of a secret. */
export interface SecretPlace {
  readonly tenantId: string;
  readonly purpose: SecretPurpose;
  /** The id of an object with its own key, such as a submission. */
  readonly subject?: string;
}

/** Encrypts secrets, so that the database alone does not reveal them. */
export interface SecretCipher {
  /** AES-256-GCM with a key of the tenant and the purpose. */
  encrypt(place: SecretPlace, text: string): Buffer;
  /** Decrypts a value that `encrypt` returned for the same place; throws for anything else. */
  decrypt(place: SecretPlace, encrypted: Buffer): string;
  /** A deterministic value for the text that cannot be computed without the key. */
  fingerprint(place: SecretPlace, text: string): Buffer;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** A part of every derived key, so it must never change. */
const encryptionUse = 'seal';

/** A cipher with the server's key of 32 bytes. */
export function createSecretCipher(key: Buffer): SecretCipher {
  const keyFor = (use: string, { tenantId, purpose, subject }: SecretPlace) => {
    const info = `form-builder ${use} ${purpose}${subject === undefined ? '' : ` ${subject}`}`;
    return Buffer.from(hkdfSync('sha256', key, tenantId, info, 32));
  };
  return {
    encrypt(place, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keyFor(encryptionUse, place), iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    decrypt(place, encrypted) {
      const iv = encrypted.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, keyFor(encryptionUse, place), iv);
      decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
      const content = encrypted.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
    fingerprint: (place, text) =>
      createHmac('sha256', keyFor('fingerprint', place)).update(text).digest(),
  };
}
