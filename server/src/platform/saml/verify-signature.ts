import type { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { SamlError } from './saml-error.ts';
import { algorithms, namespaces } from './saml-names.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { serializeXml } from '../xml/serialize-xml.ts';
import {
  elementsOf,
  findAttribute,
  findChild,
  getAttribute,
  getChild,
  iterateElements,
  type XmlElement,
} from '../xml/xml-element.ts';

/** Whether an element has a signature of its own. */
export const isSigned = (element: XmlElement): boolean =>
  findChild(element, namespaces.signature, 'Signature') !== undefined;

/**
 * Checks the enveloped signature of an element and returns what was signed, without the signature. Read only the
 * returned element: nothing else in the message is proven. Keys in the message itself are ignored.
 */
export function verifySignature(
  element: XmlElement,
  certificates: readonly X509Certificate[],
): XmlElement {
  const signature = findChild(element, namespaces.signature, 'Signature');
  if (signature === undefined) throw new SamlError('unsigned', element.name);
  assertUniqueIds(element);
  assertSafeSignature(signature, getAttribute(element, 'ID'));
  const content = serializeXml(element);
  const signed = serializeXml(signature);
  for (const certificate of certificates) {
    const canonical = findSigned(content, signed, certificate);
    if (canonical !== undefined) return parseXml(canonical);
  }
  throw new SamlError('bad_signature', element.name);
}

/** The canonical XML that a key signed; `undefined` when it signed something else. */
function findSigned(
  content: string,
  signature: string,
  certificate: X509Certificate,
): string | undefined {
  const signed = new SignedXml({
    publicCert: certificate.toString(),
    getCertFromKeyInfo: () => null,
  });
  try {
    signed.loadSignature(signature);
    if (!signed.checkSignature(content)) return undefined;
  } catch {
    // The library throws for a signature of another key; its message repeats parts of the content.
    return undefined;
  }
  const [canonical, other] = signed.getSignedReferences();
  return other === undefined ? canonical : undefined;
}

/** A signature refers to its element by id, so an id may occur once. */
function assertUniqueIds(element: XmlElement): void {
  const seen = new Set<string>();
  for (const each of iterateElements(element)) {
    for (const name of ['ID', 'Id', 'id']) {
      const id = findAttribute(each, name);
      if (id === undefined) continue;
      if (seen.has(id)) throw new SamlError('bad_signature', 'an id occurs twice');
      seen.add(id);
    }
  }
}

/** The exact form of a signature that SAML allows (core, 5.4), with safe algorithms only. */
function assertSafeSignature(signature: XmlElement, id: string): void {
  const info = getChild(signature, namespaces.signature, 'SignedInfo');
  assertNames(signature, ['SignedInfo', 'SignatureValue'], 'KeyInfo');
  assertNames(info, ['CanonicalizationMethod', 'SignatureMethod', 'Reference']);
  assertAlgorithm(info, 'CanonicalizationMethod', algorithms.canonicalization);
  assertAlgorithm(info, 'SignatureMethod', algorithms.signature);
  const reference = getChild(info, namespaces.signature, 'Reference');
  assertNames(reference, ['Transforms', 'DigestMethod', 'DigestValue']);
  assertAlgorithm(reference, 'DigestMethod', algorithms.digest);
  if (getAttribute(reference, 'URI') !== `#${id}`)
    throw new SamlError('bad_signature', 'the signature is of another element');
  const transforms = getChild(reference, namespaces.signature, 'Transforms');
  const used = elementsOf(transforms).map((one) => getAttribute(one, 'Algorithm'));
  if (used.join(' ') !== `${algorithms.enveloped} ${algorithms.canonicalization}`)
    throw new SamlError('bad_signature', 'transforms');
}

function assertNames(element: XmlElement, names: readonly string[], optional?: string): void {
  const present = elementsOf(element);
  const found = present.map(({ name }) => name).filter((name) => name !== optional);
  const isExact =
    found.join(' ') === names.join(' ') &&
    present.length <= names.length + 1 &&
    present.every(({ namespace }) => namespace === namespaces.signature);
  if (!isExact) throw new SamlError('bad_signature', `the form of ${element.name}`);
}

function assertAlgorithm(parent: XmlElement, name: string, algorithm: string): void {
  const used = getAttribute(getChild(parent, namespaces.signature, name), 'Algorithm');
  if (used !== algorithm) throw new SamlError('bad_signature', `the algorithm of ${name}`);
}
