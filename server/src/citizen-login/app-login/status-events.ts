import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoginStatus } from '../../providers/auth/login-driver.ts';

/** What a waiting page hears: how far the login is, or that the provider does not answer. */
export type WaitingStatus = AppLoginStatus | 'failed';

/** Between two questions to the provider: short enough to feel immediate. */
const pollMs = 1_000;

/** Proxies and a server that stops need connections that end; a browser connects again by itself. */
const maxPolls = 25;

/** One answer can get lost. */
const maxFailures = 3;

/** How soon a browser connects again. */
const retryMs = 500;

/** The statuses at which a page stops waiting. */
const isOver = (status: WaitingStatus): boolean => status !== 'waiting' && status !== 'connected';

/**
 * The changes of a status as server-sent events, the present one first. `read` answers `null` while the provider does
 * not answer.
 */
export function createStatusEvents(
  read: () => Promise<AppLoginStatus | null>,
): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const events = changesOf(read, gone.signal);
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`retry: ${String(retryMs)}\n\n`)),
    pull: async (controller) => {
      const { value, done } = await events.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify({ status: value })}\n\n`));
    },
    cancel: () => gone.abort(),
  });
}

async function* changesOf(
  read: () => Promise<AppLoginStatus | null>,
  signal: AbortSignal,
): AsyncGenerator<WaitingStatus, void> {
  let last: WaitingStatus | undefined;
  let failures = 0;
  for (let poll = 0; poll < maxPolls && !signal.aborted; poll += 1) {
    const status = await read();
    failures = status === null ? failures + 1 : 0;
    const told = failures >= maxFailures ? 'failed' : status;
    if (told !== null && told !== last) yield told;
    if (told !== null && isOver(told)) return;
    last = told ?? last;
    // The browser left: there is nobody to tell.
    await wait(pollMs, undefined, { signal }).catch(() => undefined);
  }
}
