import {
  createPrivateKey,
  generateKeyPair,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';

/** An RSA key with a certificate that it signed itself, for simulators only. */
export interface SelfSigned {
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

interface SelfSignedOptions {
  readonly commonName: string;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Creates a key of 2,048 bits and an X.509 certificate (RFC 5280) for `localhost`. */
export async function createSelfSigned(options: SelfSignedOptions): Promise<SelfSigned> {
  const generated = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const spki = generated.publicKey.export({ type: 'spki', format: 'der' });
  const body = certificateBody(options, spki);
  const signature = sign('RSA-SHA256', body, generated.privateKey);
  const der = sequence(body, sha256WithRsa, bitString(signature));
  const certificate = new X509Certificate(der);
  const key = generated.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const privateKey = createPrivateKey(key);
  return { privateKey, certificate, key: String(key), cert: certificate.toString() };
}

/** The tags of DER (ITU-T X.690). */
const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
} as const;

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const sequence = (...contents: readonly Uint8Array[]): Buffer => der(tags.sequence, ...contents);
const bitString = (content: Uint8Array): Buffer => der(tags.bitString, Buffer.from([0]), content);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const none = Buffer.from([0x05, 0x00]);

/** 1.2.840.113549.1.1.11 */
const sha256WithRsa = sequence(der(tags.objectId, hex('2a864886f70d01010b')), none);
/** 2.5.4.3 and 2.5.29.17 */
const commonNameId = der(tags.objectId, hex('550403'));
const subjectAltNameId = der(tags.objectId, hex('551d11'));

function certificateBody(
  { commonName, from, until }: SelfSignedOptions,
  publicKey: Uint8Array,
): Buffer {
  const name = sequence(
    der(tags.set, sequence(commonNameId, der(tags.text, Buffer.from(commonName)))),
  );
  const names = sequence(der(tags.dnsName, Buffer.from('localhost')));
  const serial = randomBytes(8);
  serial[0] = 0x40;
  return sequence(
    der(tags.version, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, serial),
    sha256WithRsa,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey,
    der(tags.extensions, sequence(sequence(subjectAltNameId, der(tags.octetString, names)))),
  );
}

/** `YYMMDDHHMMSSZ`, for years until 2049. */
const time = (at: number): Buffer =>
  der(
    tags.time,
    Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`),
  );
