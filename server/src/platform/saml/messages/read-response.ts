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
  const found = getChild(response, namespaces.assertion, 'Assertion');
  const assertion = verifySignature(found, provider.signingCertificates);
  return { kind: 'assertion', assertion: readAssertion(assertion, expected) };
}

function readAssertion(assertion: XmlElement, expected: ExpectedResponse): SamlAssertion {
  assertIssuer(assertion, expected.provider.entityId);
  const confirmedUntil = readConfirmation(assertion, expected);
  const conditionsUntil = readConditions(assertion, expected);
  const subject = getChild(assertion, namespaces.assertion, 'Subject');
  const statement = getChild(assertion, namespaces.assertion, 'AuthnStatement');
  const context = getChild(statement, namespaces.assertion, 'AuthnContext');
  return {
    id: getAttribute(assertion, 'ID'),
    nameId: textOf(getChild(subject, namespaces.assertion, 'NameID')),
    sessionIndex: findAttribute(statement, 'SessionIndex') ?? null,
    level: textOf(getChild(context, namespaces.assertion, 'AuthnContextClassRef')),
    attributes: readAttributes(assertion),
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

function readAttributes(assertion: XmlElement): SamlAssertion['attributes'] {
  const statement = findChild(assertion, namespaces.assertion, 'AttributeStatement');
  if (statement === undefined) return new Map();
  return new Map(
    findChildren(statement, namespaces.assertion, 'Attribute').map((attribute) => [
      getAttribute(attribute, 'Name'),
      findChildren(attribute, namespaces.assertion, 'AttributeValue').map(readValue),
    ]),
  );
}

function readValue(value: XmlElement): SamlAttributeValue {
  const identifier = findChild(value, namespaces.assertion, 'NameID');
  if (identifier === undefined) return { text: plainTextOf(value), nameQualifier: null };
  return {
    text: textOf(identifier),
    nameQualifier: findAttribute(identifier, 'NameQualifier') ?? null,
  };
}

/** Values of other kinds, such as encrypted ones, read as empty. */
const plainTextOf = (value: XmlElement): string =>
  value.children.every((child) => typeof child === 'string') ? textOf(value) : '';
