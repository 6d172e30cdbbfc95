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
  const fail = (times: number, code: ProviderErrorCode = 'no_answer') => {
    for (let at = 0; at < times; at += 1) circuit().begin()(code);
  };
  const isCalled = (of = circuit()) => {
    try {
      of.begin();
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable', retryable: true });
      return false;
    }
  };
  return { circuits, circuit, clock, fail, isCalled, noted };
}

test('a provider that fails five times in a row is not called for half a minute', () => {
  const { circuit, clock, fail, isCalled, noted } = open();
  fail(4);
  circuit().begin()(null);
  fail(5);
  expect(isCalled()).toBe(false);
  clock.now = 29_999;
  expect(isCalled()).toBe(false);
  clock.now = 30_000;
  expect(isCalled()).toBe(true);
  expect(noted).toEqual([
    ['demo', 'bag', null],
    ['demo', 'bag', 30_000],
  ]);
});

test('one call probes it, and its result opens or closes', () => {
  const { circuit, clock, fail, isCalled, noted } = open();
  fail(5);
  clock.now = 30_000;
  const probe = circuit().begin();
  expect(isCalled()).toBe(false);
  probe('unavailable');
  expect(isCalled()).toBe(false);
  clock.now = 60_000;
  circuit().begin()(null);
  expect([isCalled(), isCalled()]).toEqual([true, true]);
  expect(noted.map(([, , until]) => until)).toEqual([30_000, 60_000, null]);
});

test('other tenants, and the provider of tests, are called', () => {
  const { circuits, fail, isCalled } = open();
  fail(5);
  expect(isCalled(circuits.of('other', provider))).toBe(true);
  expect(isCalled(circuits.of('demo', { ...provider, serves_tests: true }))).toBe(true);
});

test.each(['refused', 'not_authorised', 'bad_answer'] as const)(
  'what a visitor can cause does not count: %s',
  (code) => {
    const { fail, isCalled } = open();
    fail(10, code);
    expect(isCalled()).toBe(true);
  },
);

test('a wait that it asks for is kept, up to five minutes', () => {
  const { circuit, clock, isCalled } = open();
  circuit().begin()('too_many_requests', 3_600);
  clock.now = 299_999;
  expect(isCalled()).toBe(false);
  clock.now = 300_000;
  expect(isCalled()).toBe(true);
});

test('an administrator calls it anyway, and a success or a change of its settings ends the pause', () => {
  const { circuits, circuit, fail, isCalled } = open();
  fail(5);
  circuit().beginAnyway()('no_answer');
  expect(isCalled()).toBe(false);
  circuit().beginAnyway()(null);
  expect(isCalled()).toBe(true);
  fail(5);
  circuits.forget('demo');
  expect(isCalled()).toBe(true);
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
