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

const secretSchema = v.object({ secret_expires: v.pipe(v.string(), v.isoDate()) });

const settingsSchema = v.object({
  certificate: v.pipe(v.string(), v.minLength(1)),
  next_certificate: v.optional(v.string(), ''),
  next_from: v.optional(v.string(), ''),
  metadata: v.optional(v.string(), ''),
  provider_entity_id: v.optional(v.string(), ''),
});

/** When our secret or certificate at a service expires, and for a login by SAML what we know of the other side. */
export const expiriesOf = (provider: { readonly settings: unknown }): readonly Expiry[] => [
  ...secretExpiries(provider.settings),
  ...certificatesOf(provider.settings),
];

/** The day on which it ends counts as a whole. */
const secretExpiries = (settings: unknown): readonly Expiry[] =>
  v.is(secretSchema, settings)
    ? [{ kind: 'secret', at: Date.parse(settings.secret_expires) + dayMs - 1 }]
    : [];

const dayMs = 86_400_000;

function certificatesOf(settings: unknown): readonly Expiry[] {
  const parsed = v.safeParse(settingsSchema, settings);
  if (!parsed.success) return [];
  const { metadata, provider_entity_id: entityId } = parsed.output;
  const known = metadata === '' ? [] : providerExpiries(metadata, entityId || undefined);
  return [...ownExpiries(parsed.output), ...known];
}

/** Our certificate no longer matters when another one replaces it before it ends. */
function ownExpiries(settings: v.InferOutput<typeof settingsSchema>): readonly Expiry[] {
  const { certificate, next_certificate: next, next_from: from } = settings;
  const current = certificateExpiries('certificate', certificate);
  const following = next === '' ? [] : certificateExpiries('next_certificate', next);
  const isReplaced =
    following.length > 0 && from !== '' && current.every(({ at }) => Date.parse(from) < at);
  return isReplaced ? following : [...current, ...following];
}

function certificateExpiries(kind: ExpiryKind, pem: string): readonly Expiry[] {
  try {
    const ends = parseCertificates(pem).map(({ validTo }) => Date.parse(validTo));
    return [{ kind, at: Math.min(...ends) }];
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
