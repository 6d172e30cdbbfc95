import { expect, test } from 'vitest';
import { ProviderError, type ProviderErrorCode } from '../provider-error.ts';
import { createProviderCircuits } from './provider-circuits.ts';

const provider = { id: 'bag', serves_tests: false };

function open() {
  const clock = { now: 0 };
  const noted: (readonly [string, string, number | null])[] = [];
  const circuits = createProviderCircuits({
    now: () => clock.now,
    notePause: (tenantId, { id }, until) => noted.push([tenantId, id, until]),
  });
  const circuit = () => circuits.of('demo', provider);
  const fail = async (times: number, code: ProviderErrorCode = 'no_answer') => {
    for (let at = 0; at < times; at += 1) (await circuit().begin())(code);
  };
  const isCalled = (of = circuit()) =>
    of.begin().then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'unavailable', retryable: true });
        return false;
      },
    );
  return { circuits, circuit, clock, fail, isCalled, noted };
}

test('a provider that fails five times in a row is not called for half a minute', async () => {
  const { circuit, clock, fail, isCalled, noted } = open();
  await fail(4);
  (await circuit().begin())(null);
  await fail(5);
  expect(await isCalled()).toBe(false);
  clock.now = 29_999;
  expect(await isCalled()).toBe(false);
  clock.now = 30_000;
  expect(await isCalled()).toBe(true);
  expect(noted).toEqual([
    ['demo', 'bag', null],
    ['demo', 'bag', 30_000],
  ]);
});

test('one call probes it, and its result opens or closes', async () => {
  const { circuit, clock, fail, isCalled, noted } = open();
  await fail(5);
  clock.now = 30_000;
  (await circuit().begin())('unavailable');
  expect(await isCalled()).toBe(false);
  clock.now = 60_000;
  (await circuit().begin())(null);
  expect([await isCalled(), await isCalled()]).toEqual([true, true]);
  expect(noted.map(([, , until]) => until)).toEqual([30_000, 60_000, null]);
});

test.each([
  ['no_answer', [false, false]],
  [null, [true, true]],
] as const)('calls during a probe wait for its result: %s', async (result, expected) => {
  const { circuit, clock, fail, isCalled } = open();
  await fail(5);
  clock.now = 30_000;
  const endProbe = await circuit().begin();
  const waiting = [isCalled(), isCalled()];
  endProbe(result);
  expect(await Promise.all(waiting)).toEqual(expected);
});

test('one of the calls that waited probes it when the first had no result', async () => {
  const { circuit, clock, fail } = open();
  await fail(5);
  clock.now = 30_000;
  const endFirst = await circuit().begin();
  const order: string[] = [];
  const second = circuit().run(async () => {
    order.push('second');
    await Promise.resolve();
    order.push('second answered');
  });
  const third = circuit().run(() => Promise.resolve(order.push('third')));
  endFirst('uncounted');
  await Promise.all([second, third]);
  expect(order).toEqual(['second', 'second answered', 'third']);
});

test('other tenants, and the provider of tests, are called', async () => {
  const { circuits, fail, isCalled } = open();
  await fail(5);
  expect(await isCalled(circuits.of('other', provider))).toBe(true);
  expect(await isCalled(circuits.of('demo', { ...provider, serves_tests: true }))).toBe(true);
});

test.each(['refused', 'not_authorised', 'bad_answer'] as const)(
  'what a visitor can cause does not count: %s',
  async (code) => {
    const { fail, isCalled } = open();
    await fail(10, code);
    expect(await isCalled()).toBe(true);
  },
);

test('a wait that it asks for is kept, up to five minutes', async () => {
  const { circuit, clock, isCalled } = open();
  (await circuit().begin())('too_many_requests', 3_600);
  clock.now = 299_999;
  expect(await isCalled()).toBe(false);
  clock.now = 300_000;
  expect(await isCalled()).toBe(true);
});

test('an administrator calls it anyway, and a success or a change of its settings ends the pause', async () => {
  const { circuits, circuit, fail, isCalled, noted } = open();
  await fail(5);
  circuit().beginAnyway()('no_answer');
  expect(await isCalled()).toBe(false);
  circuit().beginAnyway()(null);
  expect(await isCalled()).toBe(true);
  await fail(5);
  circuits.forget('demo', { id: 'kvk', servesTests: false });
  expect(await isCalled()).toBe(false);
  circuits.forget('demo', { id: 'bag', servesTests: false });
  expect(await isCalled()).toBe(true);
  expect(noted.at(-1)).toEqual(['demo', 'bag', null]);
});

test('calls that began before a provider was mended pause it no more', async () => {
  const { circuits, circuit, fail, isCalled, noted } = open();
  const earlier = circuit().beginAnyway();
  await fail(4);
  circuits.forget('demo', { id: 'bag', servesTests: false });
  earlier('no_answer');
  expect([await isCalled(), noted]).toEqual([true, [['demo', 'bag', null]]]);
});

test('work of another protocol counts by its error', async () => {
  const { circuit } = open();
  const failing = () => circuit().run(() => Promise.reject(new ProviderError('no_answer')));
  for (let at = 0; at < 5; at += 1) await expect(failing()).rejects.toThrow('no_answer');
  const state = { calls: 0 };
  const counted = () => Promise.resolve((state.calls += 1));
  await expect(circuit().run(counted)).rejects.toThrow('unavailable');
  expect(state.calls).toBe(0);
});

test('a failure of our own code is neither a failure nor a success of the service', async () => {
  const { circuit, fail, isCalled, noted } = open();
  await fail(4);
  const broken = circuit().run(() => Promise.reject(new TypeError('ours')));
  await expect(broken).rejects.toThrow('ours');
  expect([await isCalled(), noted]).toEqual([true, []]);
  await fail(1);
  expect(await isCalled()).toBe(false);
});
