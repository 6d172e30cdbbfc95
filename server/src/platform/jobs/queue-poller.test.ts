import { expect, test, vi } from 'vitest';
import { QueuePoller } from './queue-poller.ts';

/** A poller of three queues, by what its queries find one after another. */
function startPoller(...found: (readonly string[] | Error)[]) {
  const woken: string[] = [];
  const errors: unknown[] = [];
  const query = vi.fn(() => {
    const names = found.shift() ?? [];
    if (names instanceof Error) return Promise.reject(names);
    return Promise.resolve({ rows: names.map((name) => ({ name })) });
  });
  const worker = (name: string) => [name, { wake: () => woken.push(name) }] as const;
  const poller = new QueuePoller({
    // Only this overload of `query` is used.
    pool: { query } as never,
    pollMs: 1,
    workers: new Map(['a', 'b', 'c'].map(worker)),
    onError: (error) => errors.push(error),
  });
  return { poller, query, woken, errors };
}

test('one query wakes the workers of the queues with jobs, and no others', async () => {
  const { poller, query, woken } = startPoller([], ['a', 'c', 'of an earlier release'], []);
  await vi.waitUntil(() => query.mock.calls.length > 3);
  expect(woken).toEqual(['a', 'c']);
  await poller.stop();
});

test('goes on after a query that failed', async () => {
  const lost = new Error('lost');
  const { poller, woken, errors } = startPoller(lost, ['b']);
  await vi.waitUntil(() => woken.length > 0);
  expect(errors).toEqual([lost]);
  expect(woken).toEqual(['b']);
  await poller.stop();
});

test('wakes nobody once it is stopped', async () => {
  const { poller, query, woken } = startPoller();
  await poller.stop();
  expect(query).toHaveBeenCalledTimes(1);
  expect(woken).toEqual([]);
});
