import { expect, test } from 'vitest';
import type { OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../provider-error.ts';
import { observeDrop } from '../delivery/drop/observe-drop.ts';
import { runAsOperation } from './called-operation.ts';
import { createLoggedClients, type ProviderCall } from './logged-clients.ts';

function setUp(answer: () => Promise<OutgoingResponse>) {
  const calls: ProviderCall[] = [];
  const clock = { now: 1_000 };
  const clientFor = createLoggedClients({
    client: {
      send: async () => {
        clock.now += 40;
        return answer();
      },
    },
    note: (_, call) => calls.push(call),
    now: () => clock.now,
  });
  const client = clientFor({
    tenantId: 'demo',
    provider: { id: 'zaken', serves_tests: true },
    operation: 'deliver',
  });
  return { calls, client, clock };
}

const request = {
  method: 'GET',
  url: new URL('https://zaken.example/zaken/12?bsn=123456782'),
  headers: {},
  timeoutMs: 1,
} as const;

test('a call is noted with its duration, and with what it was for', async () => {
  const { calls, client } = setUp(() => Promise.resolve({ status: 200, headers: {}, text: '' }));
  await runAsOperation({ attempt: 3 }, () => client.send(request));
  expect(calls).toEqual([
    {
      providerId: 'zaken',
      servesTests: true,
      at: new Date(1_000),
      operation: 'deliver',
      method: 'GET',
      host: 'zaken.example',
      path: '/zaken/{}',
      status: 200,
      durationMs: 40,
      attempt: 3,
      error: null,
      traceId: null,
    },
  ]);
});

test('calls that are too many to log are not noted', async () => {
  const { calls, client } = setUp(() => Promise.resolve({ status: 200, headers: {}, text: '' }));
  await runAsOperation({ operation: null }, () => client.send(request));
  expect(calls).toEqual([]);
});

test.each([
  [404, {}, 'refused'],
  [404, { expectedStatuses: [404] }, null],
  [503, {}, 'unavailable'],
])('status %i with %j is noted as %s', async (status, more, error) => {
  const { calls, client } = setUp(() => Promise.resolve({ status, headers: {}, text: '' }));
  await client.send({ ...request, ...more });
  expect(calls[0]).toMatchObject({ status, error });
});

test('a call without an answer is noted and fails as before', async () => {
  const cause = new Error('gone');
  const { calls, client } = setUp(() => Promise.reject(cause));
  await expect(client.send(request)).rejects.toBe(cause);
  expect(calls[0]).toMatchObject({ status: null, error: 'no_answer' });
});

test('files in a place are noted without their names', async () => {
  const { calls, client } = setUp(() => Promise.reject(new Error('not used')));
  const drop = observeDrop(
    {
      addressOf: (path) => ['s3://bucket', ...path].join('/'),
      open: () =>
        Promise.resolve({
          put: () => Promise.reject(new ProviderError('no_access', { status: 403, text: '' })),
          tryOut: () => Promise.resolve(),
          close: () => undefined,
        }),
    },
    client,
  );
  const session = await drop.open();
  await session.tryOut();
  const file = { contentType: 'text/plain', sizeBytes: 1, read: () => Promise.reject(new Error()) };
  await expect(session.put(['Jansen.pdf'], file)).rejects.toThrow('no_access');
  expect(calls).toMatchObject([
    { method: 'PUT', host: 'bucket', path: '/{}', error: null },
    { path: '/{}', status: 403, error: 'no_access' },
  ]);
});

test('a connection that fails is noted with how long it took, and one that succeeds is not', async () => {
  const { calls, client, clock } = setUp(() => Promise.reject(new Error('not used')));
  const session = {
    put: () => Promise.resolve(),
    tryOut: () => Promise.resolve(),
    close: () => undefined,
  };
  const open = async (isUp: boolean) => {
    clock.now += 4_000;
    if (!isUp) throw new ProviderError('no_answer');
    return Promise.resolve(session);
  };
  const dropOf = (isUp: boolean) =>
    observeDrop({ addressOf: () => 'sftp://files.example/map', open: () => open(isUp) }, client);
  await dropOf(true).open();
  expect(calls).toEqual([]);
  await expect(dropOf(false).open()).rejects.toThrow('no_answer');
  expect(calls).toMatchObject([
    { host: 'files.example', status: null, error: 'no_answer', durationMs: 4_000 },
  ]);
});
