import type { ExpiryKind } from '@form-builder/core/contract/staff/settings/providers.ts';
import * as v from 'valibot';
import { parseCertificates } from '../platform/parse-certificates.ts';
import { parseIdentityProvider } from '../platform/saml/identity-provider.ts';
import { isSamlError } from '../platform/saml/saml-error.ts';

/** Something that expires, in milliseconds since the epoch. */
export interface Expiry {
  readonly kind: ExpiryKind;
  readonly at: number;
}

const settingsSchema = v.object({
  certificate: v.pipe(v.string(), v.minLength(1)),
  metadata: v.optional(v.string(), ''),
  provider_entity_id: v.optional(v.string(), ''),
});

/** When our certificate at a service expires, and for a login by SAML what we know of the other side. */
export function expiriesOf(provider: { readonly settings: unknown }): readonly Expiry[] {
  const parsed = v.safeParse(settingsSchema, provider.settings);
  if (!parsed.success) return [];
  const { certificate, metadata, provider_entity_id: entityId } = parsed.output;
  const known = metadata === '' ? [] : providerExpiries(metadata, entityId || undefined);
  return [...ownExpiries(certificate), ...known];
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
