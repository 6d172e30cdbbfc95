import {
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
  type X509Certificate,
} from 'node:crypto';
import { encryption, namespaces } from '../../src/platform/saml/saml-names.ts';
import { xml, type Xml } from '../../src/platform/xml/xml.ts';

/** How XML is encrypted, for whom. */
export interface EncryptionOptions {
  readonly certificate: X509Certificate;
  readonly recipient: string;
  readonly content?: keyof typeof ciphers;
  readonly key?: keyof typeof keyMethods;
}

const ciphers = {
  'aes128-cbc': { name: encryption.aes128Cbc, keyBytes: 16, nonceBytes: 16 },
  'aes256-cbc': { name: encryption.aes256Cbc, keyBytes: 32, nonceBytes: 16 },
  'aes128-gcm': { name: encryption.aes128Gcm, keyBytes: 16, nonceBytes: 12 },
  'aes256-gcm': { name: encryption.aes256Gcm, keyBytes: 32, nonceBytes: 12 },
} as const;

const oaep = constants.RSA_PKCS1_OAEP_PADDING;
const keyMethods = {
  'oaep-sha1': {
    padding: { padding: oaep, oaepHash: 'sha1' },
    method: xml`<xenc:EncryptionMethod Algorithm="${encryption.rsaOaepMgf1p}"/>`,
  },
  'oaep-sha256': {
    padding: { padding: oaep, oaepHash: 'sha256' },
    method: xml`<xenc:EncryptionMethod Algorithm="${encryption.rsaOaep}"><ds:DigestMethod Algorithm="${encryption.sha256}"/><xenc11:MGF xmlns:xenc11="${namespaces.encryption11}" Algorithm="${encryption.mgf1Sha256}"/></xenc:EncryptionMethod>`,
  },
  // What no service should do any more; the product must reject it.
  'rsa-1_5': {
    padding: { padding: constants.RSA_PKCS1_PADDING },
    method: xml`<xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-1_5"/>`,
  },
} as const;

/** Encrypts one element (XML Encryption 1.1, 4.1) as the content of an `EncryptedID` or `EncryptedAssertion`. */
export function encryptXml(element: Xml, options: EncryptionOptions): Xml {
  const { certificate, recipient, content = 'aes256-gcm', key = 'oaep-sha1' } = options;
  const { name, keyBytes, nonceBytes } = ciphers[content];
  const contentKey = randomBytes(keyBytes);
  const nonce = randomBytes(nonceBytes);
  const { padding, method } = keyMethods[key];
  const wrapped = publicEncrypt({ key: certificate.publicKey, ...padding }, contentKey);
  const bytes = encryptBytes(content, contentKey, nonce, Buffer.from(element.text));
  return xml`<xenc:EncryptedData xmlns:xenc="${namespaces.encryption}" Type="${encryption.element}"><xenc:EncryptionMethod Algorithm="${name}"/><ds:KeyInfo xmlns:ds="${namespaces.signature}"><xenc:EncryptedKey Recipient="${recipient}">${method}<xenc:CipherData><xenc:CipherValue>${wrapped.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo><xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData>`;
}

const blockBytes = 16;

function encryptBytes(
  content: keyof typeof ciphers,
  key: Buffer,
  nonce: Buffer,
  text: Buffer,
): Buffer {
  const bits = ciphers[content].keyBytes === 16 ? 128 : 256;
  if (content.endsWith('gcm')) {
    const cipher = createCipheriv(bits === 128 ? 'aes-128-gcm' : 'aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
  }
  const cipher = createCipheriv(bits === 128 ? 'aes-128-cbc' : 'aes-256-cbc', key, nonce);
  cipher.setAutoPadding(false);
  // XML's padding is arbitrary but for its last byte.
  const padding = randomBytes(blockBytes - (text.length % blockBytes));
  padding[padding.length - 1] = padding.length;
  return Buffer.concat([nonce, cipher.update(text), cipher.update(padding), cipher.final()]);
}
