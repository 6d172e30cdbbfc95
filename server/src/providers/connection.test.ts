import { createServer, type Server } from 'node:https';
import { once } from 'node:events';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { connectClient, parseConnection } from './connection.ts';
import { ProviderError } from './provider-error.ts';
import { sendRequest } from './send-request.ts';

const period = { from: Date.now() - 86_400_000, until: Date.now() + 86_400_000 };

describe('the connection to a service that knows us by our certificate', () => {
  let own: SelfSigned;
  let other: SelfSigned;
  let theirs: SelfSigned;
  let server: Server;
  let origin: string;
  const calls: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];

  beforeAll(async () => {
    const create = (commonName: string) => createSelfSigned({ commonName, ...period });
    [own, other, theirs] = await Promise.all([
      create('ours'),
      create('other'),
      create('localhost'),
    ]);
    const tls = { key: theirs.key, cert: theirs.cert, ca: own.cert, requestCert: true };
    server = createServer({ ...tls, rejectUnauthorized: true }, (request, response) => {
      calls.push({ path: request.url ?? '', headers: request.headers });
      if (request.url === '/silent') return;
      const { socket } = request;
      const known = socket instanceof TLSSocket ? socket.getPeerCertificate().subject : undefined;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(known));
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    origin = `https://localhost:${String(port)}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const call = (settings: object, key: string | null, path = '/') => {
    const outgoing = createOutgoingClient({ hosts: null, privateHosts: ['localhost'] });
    const client = connectClient(outgoing, parseConnection(settings, key));
    const headers = { accept: 'application/json' };
    return sendRequest(client, {
      method: 'GET',
      url: new URL(path, origin),
      headers,
      timeoutMs: 5_000,
    });
  };
  const codeOf = async (result: Promise<unknown>) => {
    const error: unknown = await result.catch((cause: unknown) => cause);
    return error instanceof ProviderError ? error.code : 'no error';
  };

  test('shows our certificate, and trusts the issuers that the administrator entered', async () => {
    const settings = { certificate: own.cert, authorities: theirs.cert };
    expect((await call(settings, own.key)).content).toMatchObject({ CN: 'ours' });
  });

  test.each<[string, () => readonly [settings: object, key: string | null], RegExp]>([
    [
      'without our certificate',
      () => [{ authorities: theirs.cert }, null],
      /^certificate_rejected$/,
    ],
    [
      'with a certificate of somebody else',
      () => [{ certificate: other.cert, authorities: theirs.cert }, other.key],
      // A server may end the connection before its alert arrives.
      /^(certificate_rejected|no_answer)$/,
    ],
    [
      'with an issuer that is not public',
      () => [{ certificate: own.cert }, own.key],
      /^certificate_untrusted$/,
    ],
    [
      'with the key of another certificate',
      () => [{ certificate: own.cert, authorities: theirs.cert }, other.key],
      /^not_configured$/,
    ],
  ])('says what is wrong %s', async (_, arrange, code) => {
    const [settings, key] = arrange();
    expect(await codeOf((async () => call(settings, key))())).toMatch(code);
  });

  test('sends the fixed headers to the service, and not to the server that gives tokens', async () => {
    const settings = {
      certificate: own.cert,
      authorities: theirs.cert,
      headers: 'X-Gemeente: 0344\nAccept: text/html',
      token_url: `${origin}/token`,
    };
    await call(settings, own.key);
    await call(settings, own.key, '/token');
    const [service, token] = calls.slice(-2);
    // Those of the driver itself are part of its protocol.
    expect(service?.headers).toMatchObject({ 'x-gemeente': '0344', accept: 'application/json' });
    expect(token?.path).toBe('/token');
    expect(token?.headers).not.toHaveProperty('x-gemeente');
  });

  test('waits as long as the administrator says', async () => {
    const settings = { certificate: own.cert, authorities: theirs.cert, timeout_seconds: '1' };
    const startedAt = performance.now();
    expect(await codeOf(call(settings, own.key, '/silent'))).toBe('no_answer');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

test('a certificate that cannot be read is a provider that is not set up', () => {
  expect(() => parseConnection({ certificate: 'geen certificaat' }, null)).toThrow(ProviderError);
  expect(parseConnection({}, null)).toMatchObject({ tls: undefined, headers: {} });
});
