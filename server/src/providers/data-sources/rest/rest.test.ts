import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  restSimulatorKey,
  startRestSimulator,
} from '../../../../simulators/rest/rest-simulator.ts';
import { simulatorClient } from '../../../../simulators/simulator-token.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createRest } from './rest.ts';
import { parseRestSettings } from './rest-settings.ts';

const outputs = [
  'value number /waarden/0/vastgesteldeWaarde',
  'valued_on date /waarden/0/peildatum',
  'use text /object/gebruiksdoel',
  'monument boolean /object/isMonument',
  'owner text /object/eigenaar',
].join('\n');
const object = { postcode: '1234 AB', number: '1' };

describe('a REST source', () => {
  let simulator: Awaited<ReturnType<typeof startRestSimulator>>;
  let time = 0;

  const rest = (changes: Record<string, string> = {}, secret: string | null = restSimulatorKey) => {
    const settings = parseRestSettings({
      url: simulator.baseUrl,
      path: '/objecten/{postcode}/{number}',
      secret_header: 'X-Api-Key',
      outputs,
      ...changes,
    });
    const { host } = new URL(simulator.baseUrl);
    const client = createOutgoingClient({ hosts: null, privateHosts: [host] });
    return createRest({ ...settings, timeoutMs: 300 }, { secret, client, now: () => time });
  };

  beforeAll(async () => {
    simulator = await startRestSimulator({ isProduction: false });
  });
  beforeEach(() => {
    simulator.setFailureMode('none');
    time = 0;
  });
  afterAll(() => simulator.stop());

  test('reads each value at its pointer, as its kind', async () => {
    expect(await rest().ask(object)).toEqual({
      value: 312_000,
      valued_on: '2026-01-01',
      use: 'woonfunctie',
      monument: false,
      owner: null,
    });
  });

  test('has no values for something that the source does not know', async () => {
    const values = await rest().ask({ ...object, number: '99' });
    expect(new Set(Object.values(values))).toEqual(new Set([null]));
  });

  test('sends a value in JSON, which cannot change the message', async () => {
    const body = '{"postcode": "{postcode}", "huisnummer": "{number}"}';
    const source = rest({ method: 'POST', path: '/objecten', body });
    expect((await source.ask(object))['value']).toBe(312_000);
    const injected = await source.ask({ postcode: '1234AB", "huisnummer": "1', number: '3' });
    expect(injected['value']).toBeNull();
  });

  test.each([
    ['a path', '/objecten/1234AB/1', '/api/objecten/%2Fobjecten%2F1234AB%2F1/1'],
    ['a query', '1234AB?x=1#y', '/api/objecten/1234AB%3Fx%3D1%23y/1'],
    ['another host', '//evil.example', '/api/objecten/%2F%2Fevil.example/1'],
  ])('escapes %s in a value', async (_, postcode, path) => {
    await rest().ask({ ...object, postcode });
    expect(simulator.requests.at(-1)).toBe(path);
  });

  test.each(['..', '.', '', ' ', 'a\nb', 'x'.repeat(201)])(
    'never sends the value %j',
    async (postcode) => {
      const before = simulator.requests.length;
      await expect(rest().ask({ ...object, postcode })).rejects.toMatchObject({ code: 'refused' });
      expect(simulator.requests.length).toBe(before);
    },
  );

  test('asks the same once within its time, and again after it', async () => {
    const source = rest({ cache_minutes: '1' });
    const before = simulator.requests.length;
    await source.ask(object);
    await source.ask({ ...object });
    expect(simulator.requests.length - before).toBe(1);
    time = 60_001;
    await source.ask(object);
    expect(simulator.requests.length - before).toBe(2);
  });

  test('requests one token for several questions', async () => {
    const { id, secret } = simulatorClient;
    const oauth = { token_url: simulator.tokenUrl, client_id: id, secret_header: '' };
    const source = rest({ ...oauth, cache_minutes: '0' }, secret);
    const before = simulator.requests.length;
    await source.check();
    expect((await source.ask(object))['value']).toBe(312_000);
    expect(simulator.requests.slice(before).filter((path) => path === '/token')).toHaveLength(1);
    const wrong = rest(oauth, 'another secret');
    await expect(wrong.check()).rejects.toMatchObject({ code: 'not_authorised' });
  });

  test.each([
    ['unreachable', 'no_answer'],
    ['slow', 'no_answer'],
    ['server-error', 'unavailable'],
    ['rate-limited', 'too_many_requests'],
    ['malformed', 'bad_answer'],
  ] as const)('that is %s fails with %s, and is asked again', async (mode, code) => {
    const source = rest();
    simulator.setFailureMode(mode);
    await expect(source.ask(object)).rejects.toMatchObject({ code });
    simulator.setFailureMode('none');
    expect((await source.ask(object))['value']).toBe(312_000);
  });

  test('that rejects the key says so', async () => {
    await expect(rest({}, 'wrong key').ask(object)).rejects.toMatchObject({
      code: 'not_authorised',
    });
    await expect(rest({}, null).ask(object)).rejects.toMatchObject({ code: 'not_configured' });
  });

  test.each(['https://127.0.0.1', 'https://[::1]', 'https://169.254.169.254', 'http://localhost'])(
    'at the private address %s is never called',
    async (url) => {
      await expect(rest({ url }).ask(object)).rejects.toMatchObject({ code: 'not_allowed' });
    },
  );

  test('that repeats the key in its response does not show it', async () => {
    const echo = { path: '/echo', outputs: 'key text /headers/x-api-key' };
    const { response, values } = await rest(echo).try({});
    expect(JSON.stringify([response, values])).not.toContain(restSimulatorKey);
    expect(values).toEqual({ key: '••••••' });
  });

  test('shows administrators the status and the text of a failure', async () => {
    simulator.setFailureMode('server-error');
    expect(await rest().try(object)).toMatchObject({
      error: 'unavailable',
      status: 500,
      response: expect.stringContaining('Internal Server Error') as string,
    });
  });
});

test('a simulator of a REST source does not start in production', async () => {
  await expect(startRestSimulator({ isProduction: true })).rejects.toThrow('production');
});
