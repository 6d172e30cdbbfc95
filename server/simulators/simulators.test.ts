import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../src/platform/start-error.ts';
import { startHttpSimulator } from './http-simulator.ts';
import {
  createMollieSimulator,
  mollieApi,
  type MollieSimulator,
} from './mollie/mollie-simulator.ts';
import { startSimulators, type RunningSimulators } from './start-simulators.ts';
import { createDigidSimulator, digidIssuer } from './digid/digid-simulator.ts';
import { testPeople } from './digid/test-people.ts';
import { createYiviSimulator, yiviServer } from './yivi/yivi-simulator.ts';

const key = 'test_key';
const order = {
  amount: { currency: 'EUR', value: '12.50' },
  description: 'Leges',
  redirectUrl: 'https://gemeente.example/terug',
};

test('simulators refuse to run in production', async () => {
  const start = startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: true,
    create: () => [],
  });
  await expect(start).rejects.toBeInstanceOf(StartError);
});

test('the simulator’s people have numbers that pass the eleven-proof', () => {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];
  for (const { bsn } of testPeople) {
    const sum = weights.reduce((total, weight, at) => total + weight * Number(bsn[at]), 0);
    expect([bsn.length, sum % 11]).toEqual([9, 0]);
  }
});

test('people set on a page how a simulated service behaves', async () => {
  const received: string[] = [];
  const simulator = await startHttpSimulator({
    isProduction: false,
    answer: ({ body }) => ({ body: { times: received.push(body) } }),
  });
  const choose = (mode: string) =>
    fetch(`${simulator.origin}/control`, { method: 'POST', body: new URLSearchParams({ mode }) });
  const ask = () => fetch(`${simulator.origin}/zaken`, { method: 'POST', body: 'zaak' });

  expect(await (await ask()).json()).toEqual({ times: 1 });
  const page = await (await choose('duplicate')).text();
  expect(page.match(/value="[^"]*"\s+checked/g)).toEqual([expect.stringContaining('"duplicate"')]);
  expect(page.match(/type="radio"/g)).toHaveLength(9);
  expect(await (await ask()).json()).toEqual({ times: 3 });
  expect(received).toEqual(['zaak', 'zaak', 'zaak']);
  await choose('server-error');
  expect((await ask()).status).toBe(500);
  await choose('anders');
  expect((await ask()).status).toBe(500);
  // What is asked of the simulator itself is no request to the service.
  expect(simulator.requests).toEqual(['/zaken', '/zaken', '/zaken', '/zaken']);
  await simulator.stop();
});

describe('the payment simulator', () => {
  let running: RunningSimulators;
  let simulator: MollieSimulator;
  beforeAll(async () => {
    running = await startSimulators({
      port: 0,
      host: '127.0.0.1',
      isProduction: false,
      create: (origin) => {
        simulator = createMollieSimulator(origin, key);
        return [Promise.resolve(simulator)];
      },
    });
  });
  afterAll(() => running.stop());

  const ask = async (method: string, path: string, body?: unknown, headers: object = {}) => {
    const response = await fetch(`${mollieApi(running.origin)}/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Mollie's own shapes, in a test of them.
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };

  test('makes one payment for one key, in Mollie’s shape', async () => {
    const once = { 'idempotency-key': 'een' };
    const { status, answer } = await ask('POST', 'payments', order, once);
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      resource: 'payment',
      status: 'open',
      amount: order.amount,
      mode: 'test',
      _links: { checkout: { type: 'text/html' } },
    });
    expect((await ask('POST', 'payments', order, once)).answer['id']).toBe(answer['id']);
    expect((await ask('GET', `payments/${String(answer['id'])}`)).answer).toEqual(answer);
  });

  test.each([
    [{ ...order, amount: { currency: 'EUR', value: '12.5' } }, 'amount.value'],
    [{ ...order, amount: { currency: 'EUR', value: 12.5 } }, 'amount.value'],
    [{ ...order, redirectUrl: undefined }, 'redirectUrl'],
    [{ ...order, description: '' }, 'description'],
  ])('names the field of an order it refuses (%#)', async (wrong, field) => {
    const { status, answer } = await ask('POST', 'payments', wrong);
    expect([status, answer['field']]).toEqual([422, field]);
  });

  test('rejects an unknown key and an unknown payment', async () => {
    const stranger = { authorization: 'Bearer test_other' };
    expect((await ask('POST', 'payments', order, stranger)).status).toBe(401);
    expect((await ask('GET', 'payments/tr_unknown')).status).toBe(404);
  });

  test('cancels a payment once', async () => {
    const { answer } = await ask('POST', 'payments', order);
    const path = `payments/${String(answer['id'])}`;
    expect((await ask('DELETE', path)).answer['status']).toBe('canceled');
    expect((await ask('DELETE', path)).status).toBe(422);
  });

  test('fails with the configured status', async () => {
    simulator.failWith(503);
    expect((await ask('GET', 'payments/tr_1')).status).toBe(503);
    simulator.failWith(null);
  });
});

describe('simulators that share an origin', () => {
  let running: RunningSimulators;
  let mollie: MollieSimulator;
  beforeAll(async () => {
    running = await startSimulators({
      port: 0,
      host: '127.0.0.1',
      isProduction: false,
      create: (origin) => {
        mollie = createMollieSimulator(origin, key);
        const client = {
          id: 'gemeente',
          secret: 'geheim',
          name: 'Gemeente',
          redirectUris: ['http://localhost/terug'],
          logoutUris: [],
          backChannelLogoutUri: 'http://localhost/uitgelogd',
        };
        return [Promise.resolve(mollie), createDigidSimulator(origin, client)];
      },
    });
  });
  afterEach(async () => {
    await control('mollie', 'none');
    await control('digid', 'none');
  });
  afterAll(() => running.stop());

  const control = async (name: string, mode: string) =>
    (await fetch(`${running.origin}/${name}/control/${mode}`, { method: 'PUT' })).status;
  const pay = () =>
    fetch(`${mollieApi(running.origin)}/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(order),
    });
  const discover = () => fetch(`${digidIssuer(running.origin)}/.well-known/openid-configuration`);

  test('fail one by one', async () => {
    expect(await control('mollie', 'server-error')).toBe(204);
    expect((await pay()).status).toBe(500);
    expect((await discover()).status).toBe(200);
    await control('mollie', 'rate-limited');
    expect((await pay()).headers.get('retry-after')).toBe('60');
    await control('digid', 'unreachable');
    await expect(discover()).rejects.toThrow();
    await control('digid', 'malformed');
    await expect((await discover()).json()).rejects.toThrow();
    await control('mollie', 'none');
    expect((await pay()).status).toBe(201);
  });

  test('do what was asked twice, or lose their answer', async () => {
    const before = mollie.count();
    await control('mollie', 'duplicate');
    expect((await pay()).status).toBe(201);
    expect(mollie.count() - before).toBe(2);
    await control('mollie', 'mixed');
    const answers = await Promise.allSettled([pay(), pay(), pay()]);
    const outcomes = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 'lost'));
    expect(new Set(outcomes)).toEqual(new Set([201, 500, 'lost']));
    expect(mollie.count() - before).toBe(4);
  });

  test('have a page for people', async () => {
    const page = `${running.origin}/digid/control`;
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('href="/digid/control/simulator.css"');
    const body = new URLSearchParams({ mode: 'server-error' });
    const chosen = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/digid/control']);
    expect((await discover()).status).toBe(500);
    expect(await control('digid', 'anders')).not.toBe(204);
  });
});

describe('the simulator of Yivi', () => {
  const requestor = { name: 'gemeente', token: 'token', hmacKey: '' };
  let running: RunningSimulators;
  beforeAll(async () => {
    running = await startSimulators({
      port: 0,
      host: '127.0.0.1',
      isProduction: false,
      create: (origin) => [
        Promise.resolve(createYiviSimulator(origin, { requestor, now: Date.now })),
      ],
    });
  });
  afterAll(() => running.stop());

  const begin = (authorization: string, body: object) =>
    fetch(`${yiviServer(running.origin)}/session`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const request = {
    '@context': 'https://irma.app/ld/request/disclosure/v2',
    disclose: [[['pbdf.gemeente.personalData.bsn']]],
  };

  test('tells the status to the requestor and to the page that has the authorisation', async () => {
    // The documented shape of a session.
    const session = (await (await begin('token', request)).json()) as {
      token: string;
      sessionPtr: { u: string };
      frontendRequest: { authorization: string };
    };
    const { u } = session.sessionPtr;
    const { authorization } = session.frontendRequest;
    const status = await fetch(`${yiviServer(running.origin)}/session/${session.token}/status`);
    expect(await status.json()).toBe('INITIALIZED');
    expect((await fetch(`${u}/frontend/status`)).status).toBe(403);
    const frontend = await fetch(`${u}/frontend/status`, { headers: { authorization } });
    expect(await frontend.json()).toEqual({ status: 'INITIALIZED' });
    const events = await fetch(`${u}/frontend/statusevents`, { headers: { authorization } });
    await fetch(`${yiviServer(running.origin)}/session/${session.token}`, { method: 'DELETE' });
    const told = await events.text();
    expect(told).toBe('data: {"status":"INITIALIZED"}\n\ndata: {"status":"CANCELLED"}\n\n');
  });

  test('shows a code to the app until the page says that it was typed', async () => {
    // The documented shape of a session.
    const session = (await (await begin('token', request)).json()) as {
      sessionPtr: { u: string };
      frontendRequest: { authorization: string };
    };
    const { u } = session.sessionPtr;
    const { authorization } = session.frontendRequest;
    const tell = (what: string, body?: object) =>
      fetch(`${u}/frontend/${what}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const options = {
      '@context': 'https://irma.app/ld/request/frontendoptions/v1',
      pairingMethod: 'pin',
    };
    const paired = (await (await tell('options', options)).json()) as { pairingCode: string };
    expect(paired).toEqual({
      '@context': 'https://irma.app/ld/options/v1',
      pairingMethod: 'pin',
      pairingCode: expect.stringMatching(/^\d{4}$/) as string,
    });
    expect((await tell('pairingcompleted')).status).toBe(403);
    const app = await fetch(`${yiviServer(running.origin)}/scan`);
    expect(await app.text()).toContain(paired.pairingCode);
    expect((await tell('options', options)).status).toBe(403);
    const status = async () => {
      const answer = await fetch(`${u}/frontend/status`, { headers: { authorization } });
      return answer.json() as Promise<unknown>;
    };
    expect(await status()).toEqual({ status: 'PAIRING' });
    expect((await tell('pairingcompleted')).status).toBe(204);
    expect(await status()).toEqual({ status: 'CONNECTED' });
  });

  test('refuses a stranger, another request and an unknown session as the real server does', async () => {
    expect((await begin('stranger', request)).status).toBe(403);
    expect((await begin('token', { disclose: [] })).status).toBe(400);
    const unknown = await fetch(`${yiviServer(running.origin)}/session/unknown/result`);
    expect(await unknown.json()).toMatchObject({ status: 400, error: 'SESSION_UNKNOWN' });
  });
});
