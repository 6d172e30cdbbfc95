import type { X509Certificate } from 'node:crypto';
import { bindings, encryption, namespaces } from './saml-names.ts';
import { xml, type Xml } from '../xml/xml.ts';

/** The addresses of our service at one identity provider. */
export interface ServiceAddresses {
  /** Where the browser comes back with an artifact. */
  readonly consumer: string;
  /** Where the browser comes back after logging out. */
  readonly loggedOut: string;
  /** Where the provider reports a logout that it began: itself (SOAP), or through the browser. */
  readonly logout: string;
}

/** A service of a service catalogue that people log in for. */
export interface CataloguedService {
  readonly index: number;
  readonly name: string;
  /** The attributes that the service asks for. */
  readonly attributes: readonly string[];
}

/** The metadata of our service for an identity provider (SAML metadata, 2.4.4), still unsigned. */
export function createServiceMetadata(service: {
  readonly id: string;
  readonly entityId: string;
  /** The certificate in use, and the next one when there is one. */
  readonly signingCertificates: readonly X509Certificate[];
  /** What the provider may encrypt identifiers and assertions for; `null`: nothing is encrypted. */
  readonly encryptionCertificate: X509Certificate | null;
  readonly addresses: ServiceAddresses;
  readonly hasLogout: boolean;
  readonly catalogued: CataloguedService | null;
}): Xml {
  const { id, entityId, addresses, hasLogout, catalogued } = service;
  const { consumer, loggedOut, logout } = addresses;
  const { signingCertificates, encryptionCertificate } = service;
  const keys = [
    ...signingCertificates.map((certificate) => describeKey('signing', certificate)),
    ...(encryptionCertificate === null ? [] : [describeKey('encryption', encryptionCertificate)]),
  ];
  const logoutServices = hasLogout
    ? xml`<md:SingleLogoutService Binding="${bindings.soap}" Location="${logout}"/><md:SingleLogoutService Binding="${bindings.redirect}" Location="${logout}" ResponseLocation="${loggedOut}"/>`
    : null;
  return xml`<md:EntityDescriptor xmlns:md="${namespaces.metadata}" xmlns:ds="${namespaces.signature}" ID="${id}" entityID="${entityId}"><md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">${keys}${logoutServices}<md:AssertionConsumerService Binding="${bindings.artifact}" Location="${consumer}" index="0" isDefault="true"/>${catalogued && describe(catalogued)}</md:SPSSODescriptor></md:EntityDescriptor>`;
}

/** The algorithms that a provider can choose from, from strong to weak. */
const offered = [encryption.aes256Gcm, encryption.aes256Cbc, encryption.rsaOaepMgf1p];

function describeKey(use: 'signing' | 'encryption', { raw }: X509Certificate): Xml {
  const methods = (use === 'encryption' ? offered : []).map(
    (algorithm) => xml`<md:EncryptionMethod Algorithm="${algorithm}"/>`,
  );
  return xml`<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${methods}</md:KeyDescriptor>`;
}

function describe({ index, name, attributes }: CataloguedService): Xml {
  return xml`<md:AttributeConsumingService index="${index}"><md:ServiceName xml:lang="nl">${name}</md:ServiceName>${attributes.map(
    (attribute) => xml`<md:RequestedAttribute Name="${attribute}"/>`,
  )}</md:AttributeConsumingService>`;
}
