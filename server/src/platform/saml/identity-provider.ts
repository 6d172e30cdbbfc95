import { X509Certificate } from 'node:crypto';
import { SamlError } from './saml-error.ts';
import { bindings, namespaces } from './saml-names.ts';
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

/** What we know of an identity provider: its metadata, which an administrator pinned. */
export interface IdentityProvider {
  readonly entityId: string;
  /** The certificates of the keys that may sign its messages. */
  readonly signingCertificates: readonly X509Certificate[];
  /** Where a login starts, by binding. */
  readonly singleSignOn: EndpointsByBinding;
  /** Where artifacts are exchanged for messages, by the index in the artifact. */
  readonly artifactResolution: readonly { readonly index: number; readonly url: string }[];
  /** Where a logout starts; empty when the provider has no single logout. */
  readonly singleLogout: EndpointsByBinding;
  /** Where the browser goes with our answer to a logout that the provider began; `null`: answers are not taken so. */
  readonly logoutAnswer: string | null;
  /** When the metadata expire, in milliseconds since the epoch; `null`: they do not say. */
  readonly validUntil: number | null;
}

interface EndpointsByBinding {
  readonly redirect?: string;
  readonly post?: string;
}

/** Metadata of a federation list all its members. */
const maxMetadataCharacters = 500_000;

/**
 * Reads the metadata of an identity provider (SAML metadata, 2.4.3). Metadata of a federation need the entity id of
 * the provider that is meant. Throws a SamlError for anything that a login could not use.
 */
export function parseIdentityProvider(metadata: string, entityId?: string): IdentityProvider {
  const root = parseXml(metadata, maxMetadataCharacters);
  const entity = findEntity(root, entityId);
  const role = getChild(entity, namespaces.metadata, 'IDPSSODescriptor');
  const provider: IdentityProvider = {
    entityId: getAttribute(entity, 'entityID'),
    signingCertificates: signingCertificatesOf(role),
    singleSignOn: endpointsOf(role, 'SingleSignOnService'),
    artifactResolution: findChildren(role, namespaces.metadata, 'ArtifactResolutionService')
      .filter((service) => findAttribute(service, 'Binding') === bindings.soap)
      .map((service) => ({
        index: Number(findAttribute(service, 'index') ?? '0'),
        url: httpsUrlOf(service),
      })),
    singleLogout: endpointsOf(role, 'SingleLogoutService'),
    logoutAnswer: logoutAnswerOf(role),
    validUntil: earliest([root, entity, role]),
  };
  if (provider.signingCertificates.length === 0)
    throw new SamlError('malformed', 'no signing certificate');
  if (provider.artifactResolution.length === 0)
    throw new SamlError('malformed', 'no ArtifactResolutionService');
  if (Object.keys(provider.singleSignOn).length === 0)
    throw new SamlError('malformed', 'no SingleSignOnService');
  return provider;
}

/** The entity ids of the identity providers in metadata; throws a SamlError when it has none. */
export function readMetadataEntities(metadata: string): readonly string[] {
  const providers = providersIn(parseXml(metadata, maxMetadataCharacters));
  if (providers.length === 0) throw new SamlError('malformed', 'no identity provider');
  return providers.map((entity) => getAttribute(entity, 'entityID'));
}

/** The signed root of metadata: of one provider, or of a federation. */
export function findMetadataEntity(metadata: string): XmlElement {
  const root = parseXml(metadata, maxMetadataCharacters);
  if (providersIn(root).length === 0) throw new SamlError('malformed', 'no identity provider');
  return root;
}

function providersIn(root: XmlElement): readonly XmlElement[] {
  if (root.namespace !== namespaces.metadata) throw new SamlError('malformed', 'no metadata');
  const entities =
    root.name === 'EntityDescriptor'
      ? [root]
      : findChildren(root, namespaces.metadata, 'EntityDescriptor');
  return entities.filter(
    (entity) => findChild(entity, namespaces.metadata, 'IDPSSODescriptor') !== undefined,
  );
}

function findEntity(root: XmlElement, entityId: string | undefined): XmlElement {
  const [entity, other] = providersIn(root).filter(
    (one) => entityId === undefined || findAttribute(one, 'entityID') === entityId,
  );
  if (entity === undefined || other !== undefined)
    throw new SamlError('malformed', 'not one identity provider');
  return entity;
}

function signingCertificatesOf(role: XmlElement): readonly X509Certificate[] {
  return findChildren(role, namespaces.metadata, 'KeyDescriptor')
    .filter((key) => findAttribute(key, 'use') !== 'encryption')
    .flatMap((key) => findChildren(key, namespaces.signature, 'KeyInfo'))
    .flatMap((info) => findChildren(info, namespaces.signature, 'X509Data'))
    .flatMap((data) => findChildren(data, namespaces.signature, 'X509Certificate'))
    .map((element) => parseCertificate(textOf(element)));
}

function parseCertificate(base64: string): X509Certificate {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    if (certificate.publicKey.asymmetricKeyType === 'rsa') return certificate;
  } catch {
    throw new SamlError('malformed', 'certificate');
  }
  // Signatures of other keys are not accepted.
  throw new SamlError('malformed', 'a certificate without an RSA key');
}

function endpointsOf(role: XmlElement, name: string): EndpointsByBinding {
  const services = findChildren(role, namespaces.metadata, name);
  const found = (['redirect', 'post'] as const).flatMap((binding) => {
    const service = services.find((one) => findAttribute(one, 'Binding') === bindings[binding]);
    return service === undefined ? [] : [[binding, httpsUrlOf(service)] as const];
  });
  return Object.fromEntries(found);
}

/** Answers have an address of their own where the metadata name one (SAML metadata, 2.2.2). */
function logoutAnswerOf(role: XmlElement): string | null {
  const service = findChildren(role, namespaces.metadata, 'SingleLogoutService').find(
    (one) => findAttribute(one, 'Binding') === bindings.redirect,
  );
  if (service === undefined) return null;
  const hasOwn = findAttribute(service, 'ResponseLocation') !== undefined;
  return httpsUrlOf(service, hasOwn ? 'ResponseLocation' : 'Location');
}

/** An address in a browser or of the back channel; nothing but a web address may be opened. */
function httpsUrlOf(service: XmlElement, name = 'Location'): string {
  const location = getAttribute(service, name);
  if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol))
    throw new SamlError('malformed', name);
  return location;
}

function earliest(elements: readonly XmlElement[]): number | null {
  const times = elements.flatMap((element) => {
    const until = findAttribute(element, 'validUntil');
    return until === undefined ? [] : [Date.parse(until)];
  });
  if (times.some(Number.isNaN)) throw new SamlError('malformed', 'validUntil');
  return times.length === 0 ? null : Math.min(...times);
}
