import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startExternalProvider,
  type ExternalProvider,
} from '../../../../testing/identity/external-provider.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOidcClient } from './oidc-client.ts';

describe.each(['client_secret_basic', 'client_secret_post'] as const)(
  'a provider that takes secrets by %s only',
  (place) => {
    let provider: ExternalProvider;
    beforeAll(async () => {
      provider = await startExternalProvider(undefined, place);
    });
    afterAll(() => provider.close());

    const checkWith = (secret: string) => {
      const { issuer, clientId } = provider.staffClient;
      const client = createOutgoingClient({
        hosts: null,
        privateHosts: [new URL(issuer).host],
      });
      return createOidcClient({
        issuer,
        clientId,
        secret,
        client,
        allowsPlainHttp: true,
        verifiesSignature: true,
        now: Date.now,
      }).check();
    };

    test('accepts our secret, and no other', async () => {
      await expect(checkWith(provider.staffClient.secret)).resolves.toBeUndefined();
      await expect(checkWith('een ander geheim')).rejects.toMatchObject({
        code: 'not_authorised',
      });
    });
  },
);
