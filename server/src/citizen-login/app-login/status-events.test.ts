import { expect, test } from 'vitest';
import type { AppLoginStatus } from '../../providers/auth/login-driver.ts';
import { createStatusEvents, type Listeners } from './status-events.ts';

/** The text of a stream in which each answer of the provider takes so long. */
async function streamOf(answerMs: number, statuses: readonly AppLoginStatus[]) {
  const listeners: Listeners = new Map();
  const clock = { ms: 0, asked: 0 };
  const events = createStatusEvents(listeners, 'login', {
    now: () => clock.ms,
    read: () => {
      clock.ms += answerMs;
      clock.asked += 1;
      return Promise.resolve(statuses[clock.asked - 1] ?? null);
    },
  });
  return { text: await new Response(events).text(), asked: clock.asked, listeners };
}

test('a connection ends by time, with the answer that it waits for', async () => {
  const { text, asked, listeners } = await streamOf(25_000, ['waiting', 'done']);
  expect(text).toBe('retry: 500\ndata: {"status":"waiting"}\n\n');
  expect(asked).toBe(1);
  expect(listeners.size).toBe(0);
});

test('a connection ends with a login that is over', async () => {
  const { text, asked } = await streamOf(1, ['done', 'waiting']);
  expect(text).toContain('"done"');
  expect(asked).toBe(1);
});
