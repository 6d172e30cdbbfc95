import { deriveTenantKey, fingerprintText, openText, sealText } from './tenant-key.ts';

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
  | 'client-key'
  | 'key-check'
  | 'tenant-key'
  | 'look-up-key'
  | 'answers'
  | 'mail-recipient'
  | 'remark'
  | 'quarantine'
  | 'bounce-address'
  | 'bounced-address'
  | 'reminder-link'
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
  | 'sign-in-session'
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

/** A cipher whose keys all follow from one key of 32 bytes. */
export function createSecretCipher(key: Buffer): SecretCipher {
  const keyOf = ({ tenantId }: SecretPlace) => deriveTenantKey(key, tenantId);
  return {
    encrypt: (place, text) => sealText(keyOf(place), place, text),
    decrypt: (place, encrypted) => openText(keyOf(place), place, encrypted),
    fingerprint: (place, text) => fingerprintText(keyOf(place), place, text),
  };
}
