import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

test('a service that fails five times in a row is paused, and then probed with one call', () => {
  const clock = { now: 0 };
  const circuit = createCircuitBreaker(() => clock.now);
  for (let at = 0; at < 4; at += 1) circuit.fail();
  expect(circuit.pausedUntil()).toBeNull();
  circuit.fail();
  expect(circuit.pausedUntil()).toBe(30_000);
  clock.now = 30_000;
  expect([circuit.pausedUntil(), circuit.isProbing()]).toEqual([null, true]);
  circuit.fail();
  expect(circuit.pausedUntil()).toBe(60_000);
  clock.now = 60_000;
  circuit.succeed();
  expect([circuit.pausedUntil(), circuit.isProbing()]).toEqual([null, false]);
});

test('a wait that the service asks for is kept, up to an hour', () => {
  const circuit = createCircuitBreaker(() => 0);
  circuit.fail(60);
  expect([circuit.pausedUntil(), circuit.isProbing()]).toEqual([60_000, false]);
  circuit.fail(86_400);
  expect(circuit.pausedUntil()).toBe(3_600_000);
});
