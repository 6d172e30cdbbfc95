import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an assertion contains; a test replaces what it forges. */
interface Assertion {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the device asked for a PIN, finger or face. */
  readonly isVerified: boolean;
  readonly userHandle: string | null;
  readonly signature: Buffer;
}

/** A device with one passkey (W3C Web Authentication) that computes what a browser would send. */
export interface SoftwareAuthenticator {
  /** Answers the options of a registration, as `credential.toJSON()` does. */
  readonly create: (
    options: unknown,
    forged?: Partial<Assertion>,
  ) => {
    readonly id: string;
    readonly response: Readonly<Record<'clientDataJSON' | 'attestationObject', string>>;
  };
  /** Answers the options of a sign-in, as JSON text. */
  readonly get: (options: unknown, forged?: Partial<Assertion>) => string;
  /** Sets the number of signatures back, as on a copied key. */
  readonly forgetCount: () => void;
}

/** Creates a device for the site at the origin. */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const rpId = new URL(origin).hostname;
  let count = 0;

  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  /** Authenticator data: hash of the relying party, flags, count, and for a new credential its key. */
  function authenticatorData(party: string, isVerified: boolean, attested: Buffer | null): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | 0x08 | 0x10 | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    const parts = [sha256(Buffer.from(party)), Buffer.from([flags]), counter];
    return Buffer.concat(attested ? [...parts, attested] : parts);
  }

  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
  }

  return {
    create(options, forged = {}) {
      const challenge = forged.challenge ?? challengeOf(options);
      const data = authenticatorData(
        forged.rpId ?? rpId,
        forged.isVerified ?? true,
        attestedCredential(),
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        id: credentialId.toString('base64url'),
        response: {
          clientDataJSON: clientData(
            'webauthn.create',
            challenge,
            forged.origin ?? origin,
          ).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      };
    },
    get(options, forged = {}) {
      const challenge = forged.challenge ?? challengeOf(options);
      const client = clientData('webauthn.get', challenge, forged.origin ?? origin);
      const data = authenticatorData(forged.rpId ?? rpId, forged.isVerified ?? true, null);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = forged.signature ?? createSign('sha256').update(signed).sign(privateKey);
      return JSON.stringify({
        id: credentialId.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: base64url(forged.userHandle ?? null),
        },
      });
    },
    forgetCount() {
      count = 0;
    },
  };
}

const base64url = (text: string | null): string | null =>
  text === null ? null : Buffer.from(text).toString('base64url');

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function challengeOf(options: unknown): string {
  const found = typeof options === 'object' && options !== null && 'challenge' in options;
  if (!found || typeof options.challenge !== 'string')
    throw new Error('These options hold no challenge');
  return options.challenge;
}
