import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createOutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { createBrp } from '../persons/brp/brp.ts';
import { parseBrpSettings } from '../persons/brp/brp-settings.ts';
import { createProviderClient } from '../provider-client.ts';
import { createRest } from '../data-sources/rest/rest.ts';
import { parseRestSettings } from '../data-sources/rest/rest-settings.ts';
import { readWithRetry } from './read-with-retry.ts';
import { ProviderError } from '../provider-error.ts';

describe('a look-up that fails once', () => {
  let server: Server;
  let url: string;
  let requests = 0;
  /** How the first request ends. */
  let fail: (response: ServerResponse) => void;
  const waits: number[] = [];
  const retry = {
    now: () => performance.now(),
    random: () => 0.5,
    wait: (delayMs: number) => {
      waits.push(delayMs);
      return Promise.resolve();
    },
  };

  beforeAll(async () => {
    server = createServer((_, response) => {
      requests += 1;
      if (requests === 1) fail(response);
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"type":"RaadpleegMetBurgerservicenummer","personen":[]}');
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    url = `http://localhost:${String(typeof address === 'object' && address ? address.port : 0)}`;
  });
  beforeEach(() => {
    requests = 0;
    waits.length = 0;
    fail = status(503);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const status =
    (code: number, headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      response.writeHead(code, headers).end();
  const outgoing = createOutgoingClient({ hosts: null, privateHosts: ['localhost'] });
  const settings = { secret: 'geheim', client: outgoing, now: () => 0, retry };
  const readers = {
    'a register of a tenant': () =>
      createProviderClient({ baseUrl: url, outgoing, retry }).get('x', {}, v.object({})),
    'a register of the operator': () =>
      createProviderClient({ baseUrl: url, retry }).get('x', {}, v.object({})),
    'the register of persons': () =>
      createBrp(parseBrpSettings({ api: url }), settings).find({
        bsn: '111222333',
        members: [],
        purpose: '',
        processing: '',
      }),
    'a REST source': () =>
      createRest(parseRestSettings({ url, outputs: 'x text /x' }), settings).ask({}),
  };

  describe.each(Object.entries(readers))('by %s', (_, read) => {
    test.each([502, 503, 504])('is made again after status %i', async (code) => {
      fail = status(code);
      await read();
      expect(requests).toBe(2);
      expect(waits).toEqual([150]);
    });

    test('is made again after a connection that broke', async () => {
      fail = (response) => response.destroy();
      await read();
      expect(requests).toBe(2);
    });

    test('waits as long as the service asks, when that is short', async () => {
      fail = status(503, { 'retry-after': '1' });
      await read();
      expect(waits).toEqual([1150]);
    });

    test.each([
      ['a long wait', 503, { 'retry-after': '60' }],
      ['a rejection', 400, {}],
      ['a limit', 429, {}],
      ['an error of its own', 500, {}],
    ])('is not made again after %s', async (__, code, headers) => {
      fail = status(code, headers);
      await expect(read()).rejects.toBeInstanceOf(ProviderError);
      expect(requests).toBe(1);
    });
  });

  test('is not made again by a source that is asked with POST', async () => {
    const post = parseRestSettings({ url, outputs: 'x text /x', method: 'POST' });
    await expect(createRest(post, settings).ask({})).rejects.toBeInstanceOf(ProviderError);
    expect(requests).toBe(1);
  });
});

test('both attempts fit in the time-out', async () => {
  let time = 0;
  const context = {
    now: () => time,
    random: () => 0.999,
    wait: () => Promise.resolve(),
  };
  const timeouts: number[] = [];
  const read = (takesMs: number) =>
    readWithRetry(
      1_000,
      (timeoutMs) => {
        timeouts.push(timeoutMs);
        time += takesMs;
        return Promise.reject(new ProviderError('no_answer'));
      },
      context,
    );
  await expect(read(200)).rejects.toBeInstanceOf(ProviderError);
  expect(timeouts).toEqual([1_000, 500]);
  timeouts.length = 0;
  await expect(read(1_000)).rejects.toBeInstanceOf(ProviderError);
  expect(timeouts).toEqual([1_000]);
});
