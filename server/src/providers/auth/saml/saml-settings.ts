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
  readonly credentials: SamlCredentials;
  /** PEM: our certificate, and those between it and its root. */
  readonly certificateChain: string;
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
  readonly representation: RepresentationRule;
}

const optional = v.optional(v.string(), '');

const storedSchema = v.object({
  entity_id: v.pipe(v.string(), v.minLength(1)),
  metadata: v.pipe(v.string(), v.minLength(1)),
  provider_entity_id: optional,
  certificate: v.pipe(v.string(), v.minLength(1)),
  authorities: optional,
  min_level: v.picklist(assuranceLevels),
  organisation: optional,
  request_binding: v.optional(v.picklist(['redirect', 'post']), 'redirect'),
  single_logout: optional,
  ...representationEntries,
  service_index: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), ''),
});

/** A setting that cannot be used, by its key; the secret is called `secret`. */
export class SamlSettingError extends Error {
  override readonly name = 'SamlSettingError';
  readonly key: string;
  constructor(key: string, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

/** Parses the stored settings, each of which is a text; throws a SamlSettingError. */
export function parseSamlSettings(stored: unknown, secret: string): SamlSettings {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) {
    const key = parsed.issues[0].path?.[0]?.key;
    throw new SamlSettingError(typeof key === 'string' ? key : 'entity_id');
  }
  const settings = parsed.output;
  const chain = attempt('certificate', () => parseCertificates(settings.certificate));
  const [certificate] = chain;
  if (certificate === undefined) throw new SamlSettingError('certificate');
  if (settings.authorities !== '')
    attempt('authorities', () => parseCertificates(settings.authorities));
  const privateKey = attempt('secret', () => parsePrivateKey(secret));
  if (!certificate.checkPrivateKey(privateKey)) throw new SamlSettingError('secret');
  const provider = attempt('metadata', () =>
    parseIdentityProvider(settings.metadata, settings.provider_entity_id || undefined),
  );
  return {
    entityId: settings.entity_id,
    provider,
    credentials: { privateKey, certificate },
    certificateChain: chain.map(String).join(''),
    authorities: settings.authorities || null,
    minLevel: settings.min_level,
    organisation: settings.organisation || null,
    requestBinding: settings.request_binding,
    hasSingleLogout: settings.single_logout === 'true',
    serviceIndex: settings.service_index === '' ? null : Number(settings.service_index),
    representation: representationRule(settings),
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
