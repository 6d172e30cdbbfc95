import type { ExpiryKind } from '@form-builder/core/contract/staff/settings/providers.ts';
import * as v from 'valibot';
import { parseIdentityProvider } from '../../../platform/saml/identity-provider.ts';
import { isSamlError } from '../../../platform/saml/saml-error.ts';
import { parseCertificates } from './saml-settings.ts';

/** Something that expires, in milliseconds since the epoch. */
export interface Expiry {
  readonly kind: ExpiryKind;
  readonly at: number;
}

const settingsSchema = v.object({
  certificate: v.string(),
  metadata: v.string(),
  provider_entity_id: v.optional(v.string(), ''),
});

/** When the certificates and the metadata of a login by SAML expire; nothing for other providers. */
export function expiriesOf(provider: {
  readonly kind: string;
  readonly settings: unknown;
}): readonly Expiry[] {
  const parsed = v.safeParse(settingsSchema, provider.settings);
  if (provider.kind !== 'auth' || !parsed.success) return [];
  const { certificate, metadata, provider_entity_id: entityId } = parsed.output;
  return [...ownExpiries(certificate), ...providerExpiries(metadata, entityId || undefined)];
}

function ownExpiries(pem: string): readonly Expiry[] {
  try {
    const ends = parseCertificates(pem).map(({ validTo }) => Date.parse(validTo));
    return [{ kind: 'certificate', at: Math.min(...ends) }];
  } catch {
    // What cannot be read was never saved with this version; the check of the provider says what is wrong.
    return [];
  }
}

function providerExpiries(metadata: string, entityId: string | undefined): readonly Expiry[] {
  try {
    const { signingCertificates, validUntil } = parseIdentityProvider(metadata, entityId);
    // A login works as long as one of the certificates is valid.
    const last = Math.max(...signingCertificates.map(({ validTo }) => Date.parse(validTo)));
    return [
      { kind: 'provider_certificate', at: last },
      ...(validUntil === null ? [] : [{ kind: 'metadata' as const, at: validUntil }]),
    ];
  } catch (cause) {
    if (!isSamlError(cause)) throw cause;
    return [];
  }
}
