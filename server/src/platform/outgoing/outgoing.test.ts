import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInTrace } from '../tracing/current-trace.ts';
import { formatTraceparent, startTrace } from '../tracing/trace-context.ts';
import { createOutgoingClient } from './outgoing-client.ts';
import { isAllowedUrl } from './outgoing-rules.ts';
import { isPrivateAddress } from './private-addresses.ts';

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])('%s is private', (address) => expect(isPrivateAddress(address, 4)).toBe(true));

  test.each([
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is private', (address) => expect(isPrivateAddress(address, 6)).toBe(true));

  test('others are public', () => {
    expect(isPrivateAddress('93.184.216.34', 4)).toBe(false);
    expect(isPrivateAddress('2a00:1450:400e:80d::200e', 6)).toBe(false);
  });
});

describe('the rules of the operator', () => {
  const open = { hosts: null, privateHosts: ['zaken.intern:8080'] };
  const narrow = { hosts: ['zaken.voorbeeld.nl', '.haven.nl'], privateHosts: [] };

  test.each([
    ['https://zaken.voorbeeld.nl/events', true],
    ['http://zaken.voorbeeld.nl/events', false],
    ['https://naam:woord@zaken.voorbeeld.nl/', false],
    ['http://zaken.intern:8080/events', true],
    ['http://zaken.intern:8081/events', false],
    ['ftp://zaken.intern:8080/', false],
  ])('%s is allowed without a list: %s', (url, expected) => {
    expect(isAllowedUrl(open, new URL(url))).toBe(expected);
  });

  test.each([
    ['https://zaken.voorbeeld.nl/', true],
    ['https://www.zaken.voorbeeld.nl/', false],
    ['https://a.haven.nl/', true],
    ['https://kwaadhaven.nl/', false],
  ])('%s is allowed with a list: %s', (url, expected) => {
    expect(isAllowedUrl(narrow, new URL(url))).toBe(expected);
  });
});

describe('calls', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (request.url === '/large') response.end('x'.repeat(1_000_001));
      else if (request.url === '/trace')
        response.end(JSON.stringify([request.headers.traceparent, request.headers['tracestate']]));
      else if (request.url !== '/silent') response.end('ok');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const get = (url: string, privateHosts: readonly string[] = []) =>
    createOutgoingClient({ hosts: null, privateHosts }).send({
      method: 'GET',
      url: new URL(url),
      headers: {},
      timeoutMs: 300,
    });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0/',
    'https://localhost/',
    'http://localhost/',
  ])('do not go to %s', async (url) => {
    await expect(get(url)).rejects.toMatchObject({ name: 'BlockedAddressError' });
  });

  test('name the operation that they are a part of, and nothing else', async () => {
    const url = `http://localhost:${String(port)}/trace`;
    const own = [`localhost:${String(port)}`];
    expect((await get(url, own)).text).toBe('[null,null]');
    const trace = startTrace(0);
    const { text } = await runInTrace(trace, () => get(url, own));
    expect(text).toBe(JSON.stringify([formatTraceparent(trace), null]));
  });

  test('reach an internal host, and no other', async () => {
    const origin = `http://localhost:${String(port)}`;
    const own = [`localhost:${String(port)}`];
    expect((await get(`${origin}/`, own)).text).toBe('ok');
    expect((await get(`${origin}/redirect`, own)).status).toBe(302);
    await expect(get(`${origin}/large`, own)).rejects.toThrow('too long');
    await expect(get(`${origin}/silent`, own)).rejects.toThrow();
  });
});
