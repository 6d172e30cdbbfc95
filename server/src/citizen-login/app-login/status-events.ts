import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoginStatus } from '../../providers/auth/login-driver.ts';

/** What a waiting page shows: how far the login is, or that the provider does not answer. */
export type WaitingStatus = AppLoginStatus | 'failed';

/** Between two questions to the provider: short enough to feel immediate. */
const pollMs = 1_000;

/**
 * Proxies and a server that stops need connections that end; a browser connects again by itself. After this time
 * nothing more is asked.
 */
const maxMs = 25_000;

/** One answer can get lost. */
const maxFailures = 3;

/** How soon a browser connects again. */
const retryMs = 500;

const waitingStatuses: ReadonlySet<WaitingStatus> = new Set(['waiting', 'pairing', 'connected']);

/** Whether a page stops waiting. */
const isOver = (status: WaitingStatus): boolean => !waitingStatuses.has(status);

/** Tabs of one browser that can listen to a login; a page that is refused asks instead. */
const maxListeners = 3;

/** The listeners of each login, in this process. */
export type Listeners = Map<string, number>;

/** The status of a login at its provider. */
export interface StatusSource {
  /** Answers `null` while the provider does not answer. */
  readonly read: () => Promise<AppLoginStatus | null>;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/**
 * The changes of the status of a login as server-sent events, the present one first; `null` when too many listen to it.
 */
export function createStatusEvents(
  listeners: Listeners,
  id: string,
  source: StatusSource,
): ReadableStream<Uint8Array> | null {
  const count = listeners.get(id) ?? 0;
  if (count >= maxListeners) return null;
  listeners.set(id, count + 1);
  const gone = new AbortController();
  const events = changesOf(source, gone.signal, () => leave(listeners, id));
  const encoder = new TextEncoder();
  return new ReadableStream({
    // Called at once, so that the generator always runs to its end.
    pull: async (controller) => {
      const { value, done } = await events.next();
      if (done === true) {
        controller.close();
        return;
      }
      const lines = [`retry: ${String(retryMs)}`, `data: ${JSON.stringify({ status: value })}`];
      controller.enqueue(encoder.encode(`${lines.join('\n')}\n\n`));
    },
    cancel: async () => {
      gone.abort();
      await events.return();
    },
  });
}

function leave(listeners: Listeners, id: string): void {
  const count = (listeners.get(id) ?? 0) - 1;
  if (count > 0) listeners.set(id, count);
  else listeners.delete(id);
}

async function* changesOf(
  source: StatusSource,
  signal: AbortSignal,
  onEnd: () => void,
): AsyncGenerator<WaitingStatus, void> {
  try {
    yield* pollChanges(source, signal);
  } finally {
    onEnd();
  }
}

async function* pollChanges(
  { read, now }: StatusSource,
  signal: AbortSignal,
): AsyncGenerator<WaitingStatus, void> {
  const until = now() + maxMs;
  let last: WaitingStatus | undefined;
  let failures = 0;
  while (!signal.aborted) {
    const status = await read();
    failures = status === null ? failures + 1 : 0;
    const reported = failures >= maxFailures ? 'failed' : status;
    if (reported !== null && reported !== last) yield reported;
    if (reported !== null && isOver(reported)) return;
    last = reported ?? last;
    if (now() >= until) return;
    // Ends early when the browser leaves.
    await wait(pollMs, undefined, { signal }).catch(() => undefined);
  }
}
