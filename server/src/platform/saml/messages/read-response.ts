import { decryptElement, isEncryptedFor, type Decryption } from '../decrypt-element.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { assertCurrent, readInstant } from '../read-instant.ts';
import { SamlError } from '../saml-error.ts';
import { bearerMethod, namespaces } from '../saml-names.ts';
import { isSigned, verifySignature } from '../verify-signature.ts';
import {
  findAttribute,
  findChild,
  findChildren,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../xml/xml-element.ts';
import { assertIssuer, assertMessage, readStatus } from './read-message.ts';

/** What a response must fit. */
export interface ExpectedResponse {
  readonly provider: IdentityProvider;
  /** The id of our AuthnRequest. */
  readonly requestId: string;
  /** Our entity id. */
  readonly audience: string;
  /** Our address that the browser was sent to. */
  readonly consumer: string;
  readonly now: number;
  /** Our keys for assertions and identifiers that are encrypted. */
  readonly decryptionKeys: Decryption['keys'];
}

/** What an assertion says of a person, all of it signed. */
export interface SamlAssertion {
  readonly id: string;
  readonly nameId: string;
  readonly sessionIndex: string | null;
  /** The class of the level that was reached. */
  readonly level: string;
  /** The values of the attributes, by name. */
  readonly attributes: ReadonlyMap<string, readonly SamlAttributeValue[]>;
  /** The end of its validity, in milliseconds since the epoch. */
  readonly validUntil: number;
}

/** A value of an attribute; some are an identifier that names its own kind. */
export interface SamlAttributeValue {
  readonly text: string;
  readonly nameQualifier: string | null;
}

/** Somebody logged in, or why not: a status code of SAML. */
export type SamlOutcome =
  | { readonly kind: 'assertion'; readonly assertion: SamlAssertion }
  | { readonly kind: 'status'; readonly code: string };

/**
 * Checks a `Response` and the assertion in it (SAML profiles, 4.1.4.3), which comes from a signed answer over the back
 * channel. The assertion must be signed itself too.
 */
export function readResponse(received: XmlElement, expected: ExpectedResponse): SamlOutcome {
  const { provider, requestId, consumer, now } = expected;
  const response = isSigned(received)
    ? verifySignature(received, provider.signingCertificates)
    : received;
  assertMessage(response, {
    name: 'Response',
    issuer: provider.entityId,
    inResponseTo: requestId,
    destinations: [consumer],
    now,
  });
  const { isSuccess, code } = readStatus(response);
  if (!isSuccess) return { kind: 'status', code };
  const assertion = verifySignature(
    findAssertion(response, expected),
    provider.signingCertificates,
  );
  return { kind: 'assertion', assertion: readAssertion(assertion, expected) };
}

const decryptionOf = ({ decryptionKeys, audience }: ExpectedResponse): Decryption => ({
  keys: decryptionKeys,
  recipient: audience,
});

/** The only assertion, encrypted or not; of two, one would be read and the other be overlooked. */
function findAssertion(response: XmlElement, expected: ExpectedResponse): XmlElement {
  const { assertion: namespace } = namespaces;
  const encrypted = findChild(response, namespace, 'EncryptedAssertion');
  if (encrypted === undefined) return getChild(response, namespace, 'Assertion');
  if (findChild(response, namespace, 'Assertion') !== undefined)
    throw new SamlError('malformed', 'more than one assertion');
  return decryptElement(encrypted, { namespace, name: 'Assertion' }, decryptionOf(expected));
}

/** The `NameID` in an element, encrypted or not; `undefined` when there is none that we can be meant to read. */
function findNameId(parent: XmlElement, expected: ExpectedResponse): XmlElement | undefined {
  const { assertion: namespace } = namespaces;
  const plain = findChild(parent, namespace, 'NameID');
  const encrypted = findChild(parent, namespace, 'EncryptedID');
  if (plain !== undefined && encrypted !== undefined)
    throw new SamlError('malformed', 'more than one identifier');
  if (encrypted === undefined || !isEncryptedFor(encrypted, expected.audience)) return plain;
  return decryptElement(encrypted, { namespace, name: 'NameID' }, decryptionOf(expected));
}

function readAssertion(assertion: XmlElement, expected: ExpectedResponse): SamlAssertion {
  assertIssuer(assertion, expected.provider.entityId);
  const confirmedUntil = readConfirmation(assertion, expected);
  const conditionsUntil = readConditions(assertion, expected);
  const nameId = findNameId(getChild(assertion, namespaces.assertion, 'Subject'), expected);
  if (nameId === undefined) throw new SamlError('malformed', 'no NameID');
  const statement = getChild(assertion, namespaces.assertion, 'AuthnStatement');
  const context = getChild(statement, namespaces.assertion, 'AuthnContext');
  return {
    id: getAttribute(assertion, 'ID'),
    nameId: textOf(nameId),
    sessionIndex: findAttribute(statement, 'SessionIndex') ?? null,
    level: textOf(getChild(context, namespaces.assertion, 'AuthnContextClassRef')),
    attributes: readAttributes(assertion, expected),
    validUntil: Math.min(confirmedUntil, conditionsUntil),
  };
}

/** The bearer confirmation must be for our request and our address; returns its end. */
function readConfirmation(assertion: XmlElement, expected: ExpectedResponse): number {
  const subject = getChild(assertion, namespaces.assertion, 'Subject');
  const confirmation = getChild(subject, namespaces.assertion, 'SubjectConfirmation');
  if (findAttribute(confirmation, 'Method') !== bearerMethod)
    throw new SamlError('malformed', 'the method of SubjectConfirmation');
  const data = getChild(confirmation, namespaces.assertion, 'SubjectConfirmationData');
  if (findAttribute(data, 'InResponseTo') !== expected.requestId)
    throw new SamlError('wrong_request', 'assertion');
  if (findAttribute(data, 'Recipient') !== expected.consumer)
    throw new SamlError('wrong_audience', 'recipient');
  const until = readInstant(getAttribute(data, 'NotOnOrAfter'));
  assertCurrent({ from: optionalInstant(data, 'NotBefore'), until }, expected.now);
  return until;
}

/** The period, and that we are the audience; returns the end of the period. */
function readConditions(assertion: XmlElement, expected: ExpectedResponse): number {
  const conditions = getChild(assertion, namespaces.assertion, 'Conditions');
  const from = optionalInstant(conditions, 'NotBefore');
  const until = optionalInstant(conditions, 'NotOnOrAfter');
  assertCurrent({ from, until }, expected.now);
  const restrictions = findChildren(conditions, namespaces.assertion, 'AudienceRestriction');
  if (restrictions.length === 0) throw new SamlError('wrong_audience', 'no audience');
  for (const restriction of restrictions) {
    const audiences = findChildren(restriction, namespaces.assertion, 'Audience').map(textOf);
    if (!audiences.includes(expected.audience)) throw new SamlError('wrong_audience');
  }
  return until ?? Number.POSITIVE_INFINITY;
}

function optionalInstant(element: XmlElement, name: string): number | undefined {
  const text = findAttribute(element, name);
  return text === undefined ? undefined : readInstant(text);
}

function readAttributes(
  assertion: XmlElement,
  expected: ExpectedResponse,
): SamlAssertion['attributes'] {
  const statement = findChild(assertion, namespaces.assertion, 'AttributeStatement');
  if (statement === undefined) return new Map();
  return new Map(
    findChildren(statement, namespaces.assertion, 'Attribute').map((attribute) => [
      getAttribute(attribute, 'Name'),
      findChildren(attribute, namespaces.assertion, 'AttributeValue').map((value) =>
        readValue(value, expected),
      ),
    ]),
  );
}

function readValue(value: XmlElement, expected: ExpectedResponse): SamlAttributeValue {
  const identifier = findNameId(value, expected);
  if (identifier === undefined) return { text: plainTextOf(value), nameQualifier: null };
  return {
    text: textOf(identifier),
    nameQualifier: findAttribute(identifier, 'NameQualifier') ?? null,
  };
}

/** Values of other kinds, such as those that are encrypted for somebody else, read as empty. */
const plainTextOf = (value: XmlElement): string =>
  value.children.every((child) => typeof child === 'string') ? textOf(value) : '';
