import {
  findMetadataEntity,
  parseIdentityProvider,
} from '../../platform/saml/identity-provider.ts';
import { SamlError } from '../../platform/saml/saml-error.ts';
import { verifySignature } from '../../platform/saml/verify-signature.ts';
import { serializeXml } from '../../platform/xml/serialize-xml.ts';

interface Renewal {
  /** The metadata that an administrator saved, or that replaced those before. */
  readonly current: string;
  readonly entityId: string | undefined;
  /** What the address serves now. */
  readonly fetched: string;
  readonly now: number;
}

/**
 * The metadata to use from now on: those that were fetched, if a key of the current ones signed them. So a service
 * replaces its keys by publishing both and signing with the old one, and nobody else can. Throws a SamlError for
 * anything else: of another service, expired, or without what a login needs.
 */
export function renewMetadata({ current, entityId, fetched, now }: Renewal): string {
  const before = parseIdentityProvider(current, entityId);
  const signed = verifySignature(findMetadataEntity(fetched), before.signingCertificates);
  const metadata = serializeXml(signed);
  const after = parseIdentityProvider(metadata, entityId);
  if (after.entityId !== before.entityId) throw new SamlError('foreign_issuer', 'metadata');
  if (after.validUntil !== null && after.validUntil <= now)
    throw new SamlError('expired', 'metadata');
  return metadata;
}
