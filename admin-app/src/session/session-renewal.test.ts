// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkEveryMs, watchSession, type RenewableSession } from './session-renewal.ts';

const lineDown = new TypeError('Failed to fetch');
const refused = new Error('invalid_grant');

function session(
  expiresIn: number | undefined,
  renew: () => Promise<void> = () => Promise.resolve(),
) {
  return { expiresInSeconds: () => expiresIn, renew: vi.fn(renew) } satisfies RenewableSession;
}

function watch(watched: RenewableSession) {
  const onRefused = vi.fn();
  const stop = watchSession(watched, onRefused, (error) => error === lineDown);
  return { onRefused, stop };
}

const afterChecks = (count: number) => vi.advanceTimersByTimeAsync(count * checkEveryMs);

describe('watchSession', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('looks every 15 seconds, not sooner', async () => {
    const watched = session(60);
    watch(watched);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(watched.renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(watched.renew).toHaveBeenCalledTimes(1);
  });

  test.each([
    [600, 0],
    [120, 0],
    [119, 1],
    [0, 1],
    [-30, 1],
    [undefined, 0],
  ])('with %s seconds left renews %s times', async (left, times) => {
    const watched = session(left);
    watch(watched);
    await afterChecks(1);
    expect(watched.renew).toHaveBeenCalledTimes(times);
  });

  test('never renews twice at once', async () => {
    const watched = session(10, () => new Promise<void>(() => undefined));
    watch(watched);
    await afterChecks(4);
    expect(watched.renew).toHaveBeenCalledTimes(1);
  });

  test('reports a refusal once and stops', async () => {
    const watched = session(10, () => Promise.reject(refused));
    const { onRefused } = watch(watched);
    await afterChecks(5);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused);
    expect(watched.renew).toHaveBeenCalledTimes(1);
  });

  test('tries again when the browser is offline', async () => {
    const watched = session(100, () => Promise.reject(lineDown));
    const { onRefused } = watch(watched);
    await afterChecks(3);
    expect(onRefused).not.toHaveBeenCalled();
    expect(watched.renew).toHaveBeenCalledTimes(3);
  });

  test('stops when asked', async () => {
    const watched = session(10);
    watch(watched).stop();
    await afterChecks(3);
    expect(watched.renew).not.toHaveBeenCalled();
  });
});
