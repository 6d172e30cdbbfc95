import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startExternalProvider,
  type ExternalProvider,
} from '../../../../testing/identity/external-provider.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import type { ClientCredentials } from './authenticate-client.ts';
import type { AssertionAlgorithm } from './client-keys/client-keys.ts';
import { createOidcClient } from './oidc-client.ts';

const check = ({ staffClient }: ExternalProvider, credentials: ClientCredentials) => {
  const { issuer, clientId } = staffClient;
  const client = createOutgoingClient({ hosts: null, privateHosts: [new URL(issuer).host] });
  return createOidcClient({
    ...credentials,
    issuer,
    clientId,
    client,
    allowsPlainHttp: true,
    verifiesSignature: true,
    now: Date.now,
  }).check();
};

describe.each(['client_secret_basic', 'client_secret_post'] as const)(
  'a provider that takes secrets by %s only',
  (place) => {
    let provider: ExternalProvider;
    beforeAll(async () => {
      provider = await startExternalProvider(undefined, place);
    });
    afterAll(() => provider.close());

    test('accepts our secret, and no other', async () => {
      const { secret } = provider.staffClient;
      await expect(check(provider, { secret })).resolves.toBeUndefined();
      await expect(check(provider, { secret: 'een ander geheim' })).rejects.toMatchObject({
        code: 'not_authorised',
      });
    });
  },
);

describe.each([[['RS256'] as const], [['PS256'] as const], [['PS256', 'RS256'] as const]])(
  'a provider that verifies assertions with %s',
  (algorithms) => {
    let provider: ExternalProvider;
    let closeKeys: () => void;
    const kid = 'ours';
    const pairs = new Map<AssertionAlgorithm, CryptoKey>();
    const published: object[] = [];

    beforeAll(async () => {
      for (const algorithm of algorithms) {
        const { privateKey, publicKey } = await generateKeyPair(algorithm);
        pairs.set(algorithm, privateKey);
        published.push({ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: algorithm });
      }
      const keys = createServer((_request, response) => {
        response.setHeader('content-type', 'application/jwk-set+json');
        response.end(JSON.stringify({ keys: published }));
      });
      await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
      closeKeys = () => keys.close();
      // A listening TCP server has an address with a port.
      const { port } = keys.address() as AddressInfo;
      const keysAddress = `http://localhost:${String(port)}/keys`;
      provider = await startExternalProvider(undefined, 'private_key_jwt', {
        keysAddress,
        algorithms,
      });
    });
    afterAll(async () => {
      await provider.close();
      closeKeys();
    });

    const signingWith = (find: (algorithm: AssertionAlgorithm) => CryptoKey | undefined) => ({
      secret: null,
      keys: {
        forSigning: (algorithm: AssertionAlgorithm) => {
          const key = find(algorithm);
          if (key === undefined) throw new Error(`No key for ${algorithm}.`);
          return Promise.resolve({ key, kid });
        },
      },
    });

    test('accepts ours, and none of a key that we do not publish', async () => {
      await expect(
        check(
          provider,
          signingWith((algorithm) => pairs.get(algorithm)),
        ),
      ).resolves.toBeUndefined();
      const other = await generateKeyPair(algorithms[0]);
      await expect(
        check(
          provider,
          signingWith(() => other.privateKey),
        ),
      ).rejects.toMatchObject({ code: 'not_authorised' });
    });

    test('accepts no secret', async () => {
      await expect(check(provider, { secret: 'een geheim' })).rejects.toMatchObject({
        code: 'not_authorised',
      });
    });
  },
);
