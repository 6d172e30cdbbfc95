import {
  assuranceLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { parseCertificates } from '../../../platform/parse-certificates.ts';
import type { SamlCredentials } from '../../../platform/saml/credentials.ts';
import {
  parseIdentityProvider,
  type IdentityProvider,
} from '../../../platform/saml/identity-provider.ts';
import type { CatalogueEntry } from '../../../platform/saml/service-catalogue.ts';
import {
  representationEntries,
  representationRule,
  type RepresentationRule,
} from '../representation.ts';

/** The settings of a tenant's login by SAML, with its private key. */
export interface SamlSettings {
  /** Who we are to the provider. */
  readonly entityId: string;
  readonly provider: IdentityProvider;
  /** What we sign and connect with now. */
  readonly own: OwnKey;
  /** What replaces it; `null` when no replacement is planned. */
  readonly next: NextKey | null;
  /** Whether our metadata ask the provider to encrypt identifiers and assertions. */
  readonly isEncrypted: boolean;
  /** PEM: the authorities that issued the certificate of the back channel; `null` for the public ones. */
  readonly authorities: string | null;
  /** The lowest level that any login needs. */
  readonly minLevel: AssuranceLevel;
  /** The registered name of the organisation that may use the identifier; `null` for the tenant's. */
  readonly organisation: string | null;
  readonly requestBinding: 'redirect' | 'post';
  /** Whether logging out here also logs out at the provider, and the other way round. */
  readonly hasSingleLogout: boolean;
  readonly serviceIndex: number | null;
  /** The entry of a service catalogue; `null` until an administrator describes it. */
  readonly catalogue: CatalogueEntry | null;
  readonly representation: RepresentationRule;
}

/** A key of ours with its certificates. */
interface OwnKey {
  readonly credentials: SamlCredentials;
  /** PEM: our certificate, and those between it and its root. */
  readonly certificateChain: string;
}

interface NextKey extends OwnKey {
  /** From when it is used, in milliseconds since the epoch; `null`: it is only in our metadata yet. */
  readonly from: number | null;
}

/** The key to sign and connect with at a time. */
export const ownKeyAt = ({ own, next }: SamlSettings, now: number): OwnKey =>
  next !== null && next.from !== null && next.from <= now ? next : own;

/** All our keys: what a provider encrypted for the other one can still be read. */
export const decryptionKeysOf = ({ own, next }: SamlSettings): readonly KeyObject[] =>
  [own, ...(next === null ? [] : [next])].map(({ credentials }) => credentials.privateKey);

const optional = v.optional(v.string(), '');

const storedSchema = v.object({
  entity_id: v.pipe(v.string(), v.minLength(1)),
  metadata: v.pipe(v.string(), v.minLength(1)),
  provider_entity_id: optional,
  certificate: v.pipe(v.string(), v.minLength(1)),
  authorities: optional,
  next_certificate: optional,
  next_from: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]), ''),
  encryption: optional,
  min_level: v.picklist(assuranceLevels),
  organisation: optional,
  request_binding: v.optional(v.picklist(['redirect', 'post']), 'redirect'),
  single_logout: optional,
  ...representationEntries,
  service_index: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), ''),
});

/** Our private keys, as PEM: that of our certificate, and that of the next one. */
interface SamlSecrets {
  readonly secret: string;
  readonly nextSecret: string;
}

/** A setting that cannot be used, by its key; the secrets are called `secret` and `second_secret`. */
export class SamlSettingError extends Error {
  override readonly name = 'SamlSettingError';
  readonly key: string;
  constructor(key: string, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

/** Parses the stored settings, each of which is a text; throws a SamlSettingError. */
export function parseSamlSettings(stored: unknown, secrets: SamlSecrets): SamlSettings {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) throw new SamlSettingError(keyOf(parsed.issues[0]));
  const settings = parsed.output;
  if (settings.authorities !== '')
    attempt('authorities', () => parseCertificates(settings.authorities));
  const provider = attempt('metadata', () =>
    parseIdentityProvider(settings.metadata, settings.provider_entity_id || undefined),
  );
  return {
    entityId: settings.entity_id,
    provider,
    own: parseOwnKey(settings.certificate, secrets.secret, {
      certificate: 'certificate',
      key: 'secret',
    }),
    next: parseNextKey(settings, secrets.nextSecret),
    isEncrypted: settings.encryption === 'true',
    authorities: settings.authorities || null,
    minLevel: settings.min_level,
    organisation: settings.organisation || null,
    requestBinding: settings.request_binding,
    hasSingleLogout: settings.single_logout === 'true',
    serviceIndex: settings.service_index === '' ? null : Number(settings.service_index),
    catalogue: parseCatalogueEntry(stored),
    representation: representationRule(settings),
  };
}

const organisationNumber = v.pipe(v.string(), v.regex(/^\d{20}$/));

const catalogueSchema = v.object({
  oin: organisationNumber,
  broker_oin: organisationNumber,
  service_uuid: v.pipe(v.string(), v.uuid()),
  service_instance_uuid: v.pipe(v.string(), v.uuid()),
  // The document names the service by its index, so that is required here.
  service_index: v.pipe(v.string(), v.regex(/^\d{1,5}$/)),
  service_name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  service_description: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  service_url: v.pipe(v.string(), v.url(), v.maxLength(512)),
  privacy_url: v.pipe(v.string(), v.url(), v.maxLength(512)),
  organisation: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

const withCatalogueSchema = v.object({ oin: v.pipe(v.string(), v.minLength(1)) });

function parseCatalogueEntry(stored: unknown): CatalogueEntry | null {
  if (!v.is(withCatalogueSchema, stored)) return null;
  const parsed = v.safeParse(catalogueSchema, stored);
  if (!parsed.success) throw new SamlSettingError(keyOf(parsed.issues[0]));
  const entry = parsed.output;
  return {
    organisationNumber: entry.oin,
    organisation: entry.organisation,
    brokerNumber: entry.broker_oin,
    definitionId: entry.service_uuid,
    instanceId: entry.service_instance_uuid,
    index: Number(entry.service_index),
    name: entry.service_name,
    description: entry.service_description,
    url: entry.service_url,
    privacyUrl: entry.privacy_url,
  };
}

function keyOf({ path }: v.BaseIssue<unknown>): string {
  const key = path?.[0]?.key;
  return typeof key === 'string' ? key : 'entity_id';
}

interface KeyPlaces {
  readonly certificate: string;
  readonly key: string;
}

function parseOwnKey(pem: string, secret: string, places: KeyPlaces): OwnKey {
  const chain = attempt(places.certificate, () => parseCertificates(pem));
  const [certificate] = chain;
  if (certificate === undefined) throw new SamlSettingError(places.certificate);
  const privateKey = attempt(places.key, () => parsePrivateKey(secret));
  if (!certificate.checkPrivateKey(privateKey)) throw new SamlSettingError(places.key);
  return { credentials: { privateKey, certificate }, certificateChain: chain.map(String).join('') };
}

/** A day begins at midnight in UTC: at night in the Netherlands. */
function parseNextKey(
  { next_certificate: pem, next_from: from }: v.InferOutput<typeof storedSchema>,
  secret: string,
): NextKey | null {
  if (pem === '') return null;
  const places = { certificate: 'next_certificate', key: 'second_secret' };
  return {
    ...parseOwnKey(pem, secret, places),
    from: from === '' ? null : Date.parse(`${from}T00:00:00Z`),
  };
}

function parsePrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  // Messages are signed with RSA, which is what DigiD and eHerkenning accept.
  if (key.asymmetricKeyType !== 'rsa') throw new Error('The key is not an RSA key.');
  return key;
}

function attempt<T>(key: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new SamlSettingError(key, { cause });
  }
}
