import * as v from 'valibot';
import type { MessageRuntime } from '../../../platform/saml/credentials.ts';
import { createLogoutRequest, readLogoutResponse } from '../../../platform/saml/messages/logout.ts';
import { readRedirect } from '../../../platform/saml/redirect-binding.ts';
import { SamlError } from '../../../platform/saml/saml-error.ts';
import {
  createServiceMetadata,
  type CataloguedService,
} from '../../../platform/saml/service-metadata.ts';
import { createServiceCatalogue, serviceIdOf } from '../../../platform/saml/service-catalogue.ts';
import { signMessage, signMetadata } from '../../../platform/saml/sign-message.ts';
import type { Xml } from '../../../platform/xml/xml.ts';
import type { Departure, LoginDriver, ServiceProvider } from '../login-driver.ts';
import type { SamlProfile } from './saml-profile.ts';
import { ownKeyAt, type SamlSettings } from './saml-settings.ts';

/** Our side of SAML: the metadata that the provider registers. */
export function createSamlService(
  profile: SamlProfile,
  settings: SamlSettings,
  { now, createMessageId }: MessageRuntime,
): ServiceProvider {
  const { entityId, provider, own, next } = settings;
  const certificates = [own, ...(next === null ? [] : [next])].map(
    ({ credentials }) => credentials.certificate,
  );
  return {
    metadata: (addresses) => {
      const { credentials } = ownKeyAt(settings, now());
      const metadata = createServiceMetadata({
        id: createMessageId(),
        entityId,
        signingCertificates: certificates,
        encryptionCertificate: settings.isEncrypted ? credentials.certificate : null,
        addresses,
        hasLogout: settings.hasSingleLogout,
        catalogued: cataloguedOf(profile, settings),
      });
      return signMetadata(metadata, credentials);
    },
    catalogue: () => {
      const catalogue = describeCatalogue(profile, settings, {
        id: createMessageId(),
        now: now(),
      });
      return catalogue && signMetadata(catalogue, ownKeyAt(settings, now()).credentials);
    },
    readLogoutAnswer: (address) => {
      const outcome = readLogoutResponse(readRedirect(address, 'SAMLResponse', provider), {
        provider,
        now: now(),
        destinations: [`${address.origin}${address.pathname}`],
      });
      // A partial logout is a normal one to the visitor, whose session at the provider ended.
      if (outcome === 'refused') throw new SamlError('wrong_request', 'the logout was refused');
    },
  };
}

/** The service catalogue document; `null` without a description of the service. */
function describeCatalogue(
  { catalogue: companies, levels }: SamlProfile,
  { catalogue: entry, minLevel, own, next }: SamlSettings,
  document: { readonly id: string; readonly now: number },
): Xml | null {
  const level = levels.find(([ours]) => ours === minLevel)?.[1];
  if (entry === null || companies === undefined || level === undefined) return null;
  // A catalogue is published long after it was made, so it has the key that lasts.
  const { certificate } = (next ?? own).credentials;
  return createServiceCatalogue({ ...document, ...companies, entry, level, certificate });
}

/** The service of a service catalogue, which only eHerkenning has. */
function cataloguedOf(
  { attributes }: SamlProfile,
  { serviceIndex: index, organisation, entityId, catalogue }: SamlSettings,
): CataloguedService | null {
  if (index === null) return null;
  const name = catalogue?.name ?? organisation ?? entityId;
  const ofService = catalogue === null ? [] : [serviceIdOf(catalogue)];
  return { index, name, attributes: [...ofService, ...attributes] };
}

const sessionSchema = v.object({ nameId: v.string(), sessionIndex: v.nullable(v.string()) });

/**
 * A signed logout request in a form, because the person's number is in it and a URL is kept in histories and logs;
 * `null` without single logout, or when there is no session to end.
 */
export function endSamlSession(
  settings: SamlSettings,
  { now, createMessageId }: MessageRuntime,
  { state, session }: Parameters<LoginDriver['end']>[0],
): Departure | null {
  const { post: destination } = settings.provider.singleLogout;
  if (!settings.hasSingleLogout || session === null || destination === undefined) return null;
  const request = createLogoutRequest({
    id: createMessageId(),
    now: now(),
    issuer: settings.entityId,
    destination,
    ...v.parse(sessionSchema, JSON.parse(session.details)),
  });
  return {
    url: destination,
    fields: {
      SAMLRequest: Buffer.from(
        signMessage(request, ownKeyAt(settings, now()).credentials),
      ).toString('base64'),
      RelayState: state,
    },
  };
}
