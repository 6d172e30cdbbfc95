import type { X509Certificate } from 'node:crypto';
import { formatInstant } from './read-instant.ts';
import { namespaces } from './saml-names.ts';
import { xml, Xml } from '../xml/xml.ts';

/** A service provider of eHerkenning with its one service, as the catalogue of the scheme lists it. */
export interface CatalogueEntry {
  /** The OIN of the organisation: 20 digits. */
  readonly organisationNumber: string;
  readonly organisation: string;
  /** The OIN of the broker (herkenningsmakelaar). */
  readonly brokerNumber: string;
  readonly definitionId: string;
  readonly instanceId: string;
  /** The index of the service in our metadata. */
  readonly index: number;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly privacyUrl: string;
}

/** The name of a service in the scheme; metadata ask for it as an attribute. */
export const serviceIdOf = ({
  organisationNumber,
  index,
}: Pick<CatalogueEntry, 'organisationNumber' | 'index'>): string =>
  `urn:etoegang:DV:${organisationNumber}:services:${String(index)}`;

/**
 * The service catalogue document of a service provider (Afsprakenstelsel Elektronische Toegangsdiensten, interface
 * specifications 1.13, "Service catalog"), still unsigned. `companyNumbers` are sets of identifiers, one of which a
 * company must have.
 */
export function createServiceCatalogue(document: {
  readonly id: string;
  readonly now: number;
  readonly entry: CatalogueEntry;
  /** The class of the lowest level. */
  readonly level: string;
  readonly companyNumbers: readonly (readonly string[])[];
  readonly attributes: readonly string[];
  /** What identifiers are encrypted for. */
  readonly certificate: X509Certificate;
}): Xml {
  const { id, now, entry, level, companyNumbers, attributes, certificate } = document;
  const { name, description, definitionId, instanceId, brokerNumber, url, privacyUrl } = entry;
  const broker = xml`<esc:HerkenningsmakelaarId>${brokerNumber}</esc:HerkenningsmakelaarId>`;
  const allowed = companyNumbers.flatMap((set, index) =>
    set.map(
      (kind) =>
        xml`<esc:EntityConcernedTypesAllowed setNumber="${index + 1}">${kind}</esc:EntityConcernedTypesAllowed>`,
    ),
  );
  const asked = attributes.map(
    (attribute) =>
      xml`<esc:RequestedAttribute isRequired="false" Name="${attribute}">${inBoth('PurposeStatement', name)}</esc:RequestedAttribute>`,
  );
  const definition = xml`<esc:ServiceDefinition esc:IsPublic="true"><esc:ServiceUUID>${definitionId}</esc:ServiceUUID>${inBoth('ServiceName', name)}${inBoth('ServiceDescription', description)}<saml:AuthnContextClassRef>${level}</saml:AuthnContextClassRef>${broker}${allowed}${asked}</esc:ServiceDefinition>`;
  const instance = xml`<esc:ServiceInstance esc:IsPublic="true"><esc:ServiceID>${serviceIdOf(entry)}</esc:ServiceID><esc:ServiceUUID>${instanceId}</esc:ServiceUUID><esc:InstanceOfService>${definitionId}</esc:InstanceOfService>${inBoth('ServiceURL', url)}${inBoth('PrivacyPolicyURL', privacyUrl)}${broker}<esc:SSOSupport>false</esc:SSOSupport><esc:ServiceCertificate>${describeKey(certificate)}</esc:ServiceCertificate></esc:ServiceInstance>`;
  const provider = xml`<esc:ServiceProvider esc:IsPublic="true"><esc:ServiceProviderID>${entry.organisationNumber}</esc:ServiceProviderID>${inBoth('OrganizationDisplayName', entry.organisation)}${definition}${instance}</esc:ServiceProvider>`;
  return xml`<esc:ServiceCatalogue xmlns:esc="urn:etoegang:1.13:service-catalog" xmlns:md="${namespaces.metadata}" xmlns:ds="${namespaces.signature}" xmlns:saml="${namespaces.assertion}" ID="${id}" esc:IssueInstant="${formatInstant(now)}" esc:Version="urn:etoegang:1.13:53">${provider}</esc:ServiceCatalogue>`;
}

/** The same text in both languages that the scheme asks for: a service has its name in one. */
function inBoth(name: TextElement, text: string): readonly Xml[] {
  const element = new Xml(`esc:${name}`);
  return ['nl', 'en'].map(
    (language) => xml`<${element} xml:lang="${language}">${text}</${element}>`,
  );
}

type TextElement =
  | 'OrganizationDisplayName'
  | 'ServiceName'
  | 'ServiceDescription'
  | 'ServiceURL'
  | 'PrivacyPolicyURL'
  | 'PurposeStatement';

function describeKey({ raw, fingerprint256 }: X509Certificate): Xml {
  const name = fingerprint256.replaceAll(':', '').toLowerCase();
  return xml`<md:KeyDescriptor use="encryption"><ds:KeyInfo><ds:KeyName>${name}</ds:KeyName><ds:X509Data><ds:X509Certificate>${raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
}
