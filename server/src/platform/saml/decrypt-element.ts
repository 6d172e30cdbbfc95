import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import { SamlError } from './saml-error.ts';
import { encryption, namespaces } from './saml-names.ts';
import { parseXml } from '../xml/parse-xml.ts';
import {
  findAttribute,
  findChild,
  findChildren,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts';

/** Who can read what is encrypted. */
export interface Decryption {
  /** Our private keys: the one in use, and those of other certificates in our metadata. */
  readonly keys: readonly KeyObject[];
  /** Our entity id: a key that names another recipient is not for us. */
  readonly recipient: string;
}

/** How content is encrypted: with AES of this key length, and whether the cipher detects changes (GCM). */
interface ContentCipher {
  readonly keyBytes: 16 | 32;
  readonly isAuthenticated: boolean;
}

const contentCiphers: Readonly<Record<string, ContentCipher>> = {
  [encryption.aes128Cbc]: { keyBytes: 16, isAuthenticated: false },
  [encryption.aes256Cbc]: { keyBytes: 32, isAuthenticated: false },
  [encryption.aes128Gcm]: { keyBytes: 16, isAuthenticated: true },
  [encryption.aes256Gcm]: { keyBytes: 32, isAuthenticated: true },
};

const blockBytes = 16;
const gcmNonceBytes = 12;
const gcmTagBytes = 16;

/** The maximum number of keys that are tried: each costs an operation with a private key. */
const maxEncryptedKeys = 5;

/** What a failure says, whatever it was: a difference would tell an attacker about the plain text. */
const failure = () => new SamlError('not_decrypted');

/** Whether the keys of encrypted content are for us, or for whoever can use them. */
export const isEncryptedFor = (encrypted: XmlElement, recipient: string): boolean =>
  encryptedKeysOf(encrypted, recipient).length > 0;

/**
 * Decrypts the only element in an `EncryptedAssertion` or `EncryptedID` (SAML core, 2.2.4 and 2.3.4) and returns it.
 * Give it only an element whose signature was checked: AES-CBC has no protection of its own against changes. RSA 1.5
 * and every other algorithm are rejected.
 */
export function decryptElement(
  encrypted: XmlElement,
  expected: { readonly namespace: string; readonly name: string },
  { keys, recipient }: Decryption,
): XmlElement {
  const data = getChild(encrypted, namespaces.encryption, 'EncryptedData');
  const type = findAttribute(data, 'Type');
  if (type !== undefined && type !== encryption.element) throw new SamlError('malformed', 'Type');
  const cipher = contentCiphers[algorithmOf(data)];
  if (cipher === undefined) throw new SamlError('not_decrypted', 'the algorithm of the content');
  const candidates = encryptedKeysOf(encrypted, recipient);
  if (candidates.length > maxEncryptedKeys) throw new SamlError('malformed', 'too many keys');
  const wrapped = candidates.map((key) => ({ bytes: cipherBytesOf(key), hash: hashOf(key) }));
  const content = cipherBytesOf(data);
  for (const { bytes, hash } of wrapped)
    for (const key of keys) {
      const opened = openKey(bytes, hash, key);
      if (opened?.length !== cipher.keyBytes) continue;
      return parseDecrypted(decipher(content, opened, cipher), expected);
    }
  throw failure();
}

/** Exactly the element that was announced: it cannot bring another one into the message. */
function parseDecrypted(
  bytes: Buffer,
  { namespace, name }: { readonly namespace: string; readonly name: string },
): XmlElement {
  const element = parseXml(decodeText(bytes));
  if (element.namespace !== namespace || element.name !== name)
    throw new SamlError('malformed', `no ${name} was encrypted`);
  return element;
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw failure();
  }
}

/** The keys beside the content, or in its `KeyInfo`; both places occur. */
function encryptedKeysOf(encrypted: XmlElement, recipient: string): readonly XmlElement[] {
  const data = getChild(encrypted, namespaces.encryption, 'EncryptedData');
  const info = findChild(data, namespaces.signature, 'KeyInfo');
  return [encrypted, ...(info === undefined ? [] : [info])]
    .flatMap((place) => findChildren(place, namespaces.encryption, 'EncryptedKey'))
    .filter((key) => (findAttribute(key, 'Recipient') ?? recipient) === recipient);
}

const methodOf = (element: XmlElement): XmlElement =>
  getChild(element, namespaces.encryption, 'EncryptionMethod');

const algorithmOf = (element: XmlElement): string => getAttribute(methodOf(element), 'Algorithm');

/**
 * The hash of RSA-OAEP, which Node uses for the mask too; so a key with two different hashes cannot be opened. SHA-1 is
 * safe here, because OAEP does not rely on its resistance to collisions.
 */
function hashOf(key: XmlElement): string {
  const method = methodOf(key);
  const algorithm = getAttribute(method, 'Algorithm');
  const digest = findChild(method, namespaces.signature, 'DigestMethod');
  const name = digest === undefined ? encryption.sha1 : getAttribute(digest, 'Algorithm');
  const mask = findChild(method, namespaces.encryption11, 'MGF');
  const maskName = mask === undefined ? encryption.mgf1Sha1 : getAttribute(mask, 'Algorithm');
  const isOaep =
    algorithm === encryption.rsaOaep ||
    (algorithm === encryption.rsaOaepMgf1p && mask === undefined);
  const hash = oaepHashes.find((one) => one.digest === name && one.mask === maskName)?.hash;
  const hasLabel = findChild(method, namespaces.encryption, 'OAEPparams') !== undefined;
  if (!isOaep || hash === undefined || hasLabel)
    throw new SamlError('not_decrypted', 'the algorithm of the key');
  return hash;
}

const oaepHashes = [
  { digest: encryption.sha1, mask: encryption.mgf1Sha1, hash: 'sha1' },
  { digest: encryption.sha256, mask: encryption.mgf1Sha256, hash: 'sha256' },
  { digest: encryption.sha512, mask: encryption.mgf1Sha512, hash: 'sha512' },
];

function cipherBytesOf(element: XmlElement): Buffer {
  const data = getChild(element, namespaces.encryption, 'CipherData');
  // A reference would make us read what is elsewhere.
  const value = getChild(data, namespaces.encryption, 'CipherValue');
  return Buffer.from(textOf(value), 'base64');
}

function openKey(bytes: Buffer, oaepHash: string, key: KeyObject): Buffer | undefined {
  try {
    return privateDecrypt({ key, oaepHash, padding: constants.RSA_PKCS1_OAEP_PADDING }, bytes);
  } catch {
    // It is for another of our keys, or for nobody's: the same to the sender.
    return undefined;
  }
}

function decipher(bytes: Buffer, key: Buffer, cipher: ContentCipher): Buffer {
  try {
    return cipher.isAuthenticated ? openGcm(bytes, key) : openCbc(bytes, key);
  } catch {
    throw failure();
  }
}

function openGcm(bytes: Buffer, key: Buffer): Buffer {
  const end = bytes.length - gcmTagBytes;
  const opened = createDecipheriv(
    key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm',
    key,
    bytes.subarray(0, gcmNonceBytes),
    { authTagLength: gcmTagBytes },
  );
  opened.setAuthTag(bytes.subarray(end));
  return Buffer.concat([opened.update(bytes.subarray(gcmNonceBytes, end)), opened.final()]);
}

function openCbc(bytes: Buffer, key: Buffer): Buffer {
  const opened = createDecipheriv(
    key.length === 16 ? 'aes-128-cbc' : 'aes-256-cbc',
    key,
    bytes.subarray(0, blockBytes),
  );
  // Only the last byte of XML's padding has a meaning; the others may be anything.
  opened.setAutoPadding(false);
  const padded = Buffer.concat([opened.update(bytes.subarray(blockBytes)), opened.final()]);
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > blockBytes || padding > padded.length) throw failure();
  return padded.subarray(0, padded.length - padding);
}
