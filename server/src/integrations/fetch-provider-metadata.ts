import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { BlockedAddressError } from '../platform/outgoing/blocked-address-error.ts';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { readMetadataEntities } from '../platform/saml/identity-provider.ts';
import { codeOfStatus, ProviderError } from '../providers/provider-error.ts';

const timeoutMs = 10_000;

/**
 * Fetches the metadata of an identity provider once, for an administrator to save: what is saved is trusted, and not
 * what the address serves later. Returns metadata only, and nothing else that a server would answer.
 */
export const fetchProviderMetadata =
  ({
    client,
  }: {
    readonly client: OutgoingClient;
  }): Handlers<typeof providersContract>['fetchProviderMetadata'] =>
  async ({ body }) => {
    try {
      return { data: { error: null, metadata: await fetchMetadata(client, new URL(body.url)) } };
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      return { data: { error: cause.code, metadata: null } };
    }
  };

/** The metadata at an address; throws a ProviderError for anything else. */
export async function fetchMetadata(client: OutgoingClient, url: URL): Promise<string> {
  const headers = { accept: 'application/samlmetadata+xml, application/xml, text/xml' };
  const response = await client
    .send({ method: 'GET', url, headers, timeoutMs })
    .catch((cause: unknown) => {
      const isBlocked = cause instanceof BlockedAddressError;
      throw new ProviderError(isBlocked ? 'not_allowed' : 'no_answer', { cause });
    });
  if (response.status !== 200) throw new ProviderError(codeOfStatus(response.status));
  try {
    readMetadataEntities(response.text);
  } catch (cause) {
    throw new ProviderError('bad_answer', { cause });
  }
  return response.text;
}
