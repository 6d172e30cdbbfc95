import type { X509Certificate } from 'node:crypto';
import { bindings, namespaces } from './saml-names.ts';
import { xml, type Xml } from '../xml/xml.ts';

/** The addresses of our service at one identity provider. */
export interface ServiceAddresses {
  /** Where the browser comes back with an artifact. */
  readonly consumer: string;
  /** Where the browser comes back after logging out. */
  readonly loggedOut: string;
  /** Where the provider itself reports a logout (SOAP). */
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
  readonly certificate: X509Certificate;
  readonly addresses: ServiceAddresses;
  readonly hasLogout: boolean;
  readonly catalogued: CataloguedService | null;
}): Xml {
  const { id, entityId, certificate, addresses, hasLogout, catalogued } = service;
  const { consumer, loggedOut, logout } = addresses;
  const logoutServices = hasLogout
    ? xml`<md:SingleLogoutService Binding="${bindings.soap}" Location="${logout}"/><md:SingleLogoutService Binding="${bindings.redirect}" Location="${loggedOut}"/>`
    : null;
  return xml`<md:EntityDescriptor xmlns:md="${namespaces.metadata}" xmlns:ds="${namespaces.signature}" ID="${id}" entityID="${entityId}"><md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>${logoutServices}<md:AssertionConsumerService Binding="${bindings.artifact}" Location="${consumer}" index="0" isDefault="true"/>${catalogued && describe(catalogued)}</md:SPSSODescriptor></md:EntityDescriptor>`;
}

function describe({ index, name, attributes }: CataloguedService): Xml {
  return xml`<md:AttributeConsumingService index="${index}"><md:ServiceName xml:lang="nl">${name}</md:ServiceName>${attributes.map(
    (attribute) => xml`<md:RequestedAttribute Name="${attribute}"/>`,
  )}</md:AttributeConsumingService>`;
}
