import type { X509Certificate } from 'node:crypto';
import {
  bearerMethod,
  bindings,
  namespaces,
  statusCodes,
} from '../../src/platform/saml/saml-names.ts';
import type { SamlCredentials } from '../../src/platform/saml/credentials.ts';
import { formatInstant } from '../../src/platform/saml/read-instant.ts';
import { signMessage } from '../../src/platform/saml/sign-message.ts';
import { xml, Xml } from '../../src/platform/xml/xml.ts';
import { encryptXml, type EncryptionOptions } from './encrypt-xml.ts';
import type { SimulatedAttribute } from './simulated-service.ts';

const validMs = 2 * 60_000;

/** A login that succeeded, in the terms of an assertion. */
export interface AssertedLogin {
  readonly assertionId: string;
  readonly now: number;
  readonly issuer: string;
  readonly nameId: string;
  readonly sessionIndex: string;
  readonly level: string;
  readonly attributes: readonly SimulatedAttribute[];
  readonly requestId: string;
  readonly consumer: string;
  readonly audience: string;
  /** Encrypts each identifier. */
  readonly identifiers?: EncryptionOptions;
}

/** A signed assertion as DigiD makes it (DigiD SAML, 3.7), valid for two minutes. */
export function createAssertion(login: AssertedLogin, credentials: SamlCredentials): Xml {
  return new Xml(signMessage(assertionOf(login), credentials));
}

/** The assertion before it is signed. */
export function assertionOf(login: AssertedLogin): Xml {
  const { now, issuer } = login;
  const from = formatInstant(now - validMs);
  const until = formatInstant(now + validMs);
  const attributes =
    login.attributes.length === 0
      ? null
      : xml`<saml:AttributeStatement>${login.attributes.map((attribute) =>
          attributeOf(attribute, login.identifiers),
        )}</saml:AttributeStatement>`;
  return xml`<saml:Assertion xmlns:saml="${namespaces.assertion}" ID="${login.assertionId}" Version="2.0" IssueInstant="${formatInstant(now)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject>${identifierOf({ value: login.nameId }, login.identifiers)}<saml:SubjectConfirmation Method="${bearerMethod}"><saml:SubjectConfirmationData InResponseTo="${login.requestId}" Recipient="${login.consumer}" NotOnOrAfter="${until}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${login.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement SessionIndex="${login.sessionIndex}" AuthnInstant="${formatInstant(now)}"><saml:SubjectLocality Address="127.0.0.1"/><saml:AuthnContext><saml:AuthnContextClassRef>${login.level}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes}</saml:Assertion>`;
}

function attributeOf(attribute: SimulatedAttribute, identifiers?: EncryptionOptions): Xml {
  const { name, value, nameQualifier } = attribute;
  const content =
    nameQualifier === undefined
      ? xml`${value}`
      : identifierOf({ value, nameQualifier }, identifiers);
  return xml`<saml:Attribute Name="${name}"><saml:AttributeValue>${content}</saml:AttributeValue></saml:Attribute>`;
}

/** A `NameID`, or an `EncryptedID` with one that declares its own namespace. */
function identifierOf(
  { value, nameQualifier }: { readonly value: string; readonly nameQualifier?: string },
  encrypted: EncryptionOptions | undefined,
): Xml {
  const qualifier = nameQualifier === undefined ? null : xml` NameQualifier="${nameQualifier}"`;
  const identifier = xml`<saml:NameID xmlns:saml="${namespaces.assertion}"${qualifier}>${value}</saml:NameID>`;
  if (encrypted === undefined) return identifier;
  return xml`<saml:EncryptedID>${encryptXml(identifier, encrypted)}</saml:EncryptedID>`;
}

/** An assertion that only the owner of a certificate can read. */
export const encryptAssertion = (assertion: Xml, options: EncryptionOptions): Xml =>
  xml`<saml:EncryptedAssertion xmlns:saml="${namespaces.assertion}">${encryptXml(assertion, options)}</saml:EncryptedAssertion>`;

/** A response with an assertion, or with the status code of a failure. */
export function createResponse(response: {
  readonly id: string;
  readonly now: number;
  readonly issuer: string;
  readonly requestId: string;
  readonly consumer: string;
  readonly assertion: Xml | null;
  readonly failure?: string;
}): Xml {
  const { id, now, issuer, requestId, consumer, assertion, failure } = response;
  const second = failure === undefined ? null : xml`<samlp:StatusCode Value="${failure}"/>`;
  const top = failure === undefined ? statusCodes.success : statusCodes.responder;
  return xml`<samlp:Response xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}" InResponseTo="${requestId}" Destination="${consumer}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${top}">${second}</samlp:StatusCode></samlp:Status>${assertion}</samlp:Response>`;
}

/** The answer to an artifact, before it is signed; without a response when the artifact is not known. */
export function artifactResponseOf(answer: {
  readonly id: string;
  readonly now: number;
  readonly issuer: string;
  readonly resolveId: string;
  readonly response: Xml | null;
}): Xml {
  const { id, now, issuer, resolveId, response } = answer;
  return xml`<samlp:ArtifactResponse xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}" InResponseTo="${resolveId}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${statusCodes.success}"/></samlp:Status>${response}</samlp:ArtifactResponse>`;
}

/** The metadata of an identity provider, before they are signed. */
export function identityMetadataOf(provider: {
  readonly id: string;
  readonly entityId: string;
  readonly credentials: SamlCredentials;
  readonly front: string;
  readonly resolve: string;
  readonly validUntil?: number;
  /** Of a key that replaces the one in use. */
  readonly nextCertificate?: X509Certificate;
}): Xml {
  const { id, entityId, credentials, front, resolve, validUntil, nextCertificate } = provider;
  const until = validUntil === undefined ? null : xml` validUntil="${formatInstant(validUntil)}"`;
  const keys = [credentials.certificate, ...(nextCertificate ? [nextCertificate] : [])].map(
    ({ raw }) =>
      xml`<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return xml`<md:EntityDescriptor xmlns:md="${namespaces.metadata}" xmlns:ds="${namespaces.signature}" ID="${id}" entityID="${entityId}"${until}><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">${keys}<md:ArtifactResolutionService Binding="${bindings.soap}" Location="${resolve}" index="0"/><md:SingleLogoutService Binding="${bindings.post}" Location="${front}/logout"/><md:SingleSignOnService Binding="${bindings.redirect}" Location="${front}/sso"/><md:SingleSignOnService Binding="${bindings.post}" Location="${front}/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}
