import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '../provider-error.ts';
import { runAsOperation } from './called-operation.ts';

/** What a retry depends on besides the service. */
export interface RetryContext {
  /** A clock that only goes forward, in milliseconds. */
  readonly now: () => number;
  /** At least 0 and less than 1. */
  readonly random: () => number;
  readonly wait: (delayMs: number) => Promise<unknown>;
}

const systemRetry: RetryContext = { now: () => performance.now(), random: Math.random, wait };

/** The most that a visitor waits before the second attempt, and when the service asks for a wait. */
const maxDelayMs = 300;
const maxAskedSeconds = 2;
/** With less time than this a second attempt has no chance. */
const minAttemptMs = 100;

/** The statuses of a gateway whose service is absent for a moment (RFC 9110, 15.6). */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Reads something from a service, and once more when the connection or its gateway failed: a request that changes
 * nothing. Both attempts and the wait between them fit in the time-out; the wait is random (full jitter), so that visitors
 * whose requests failed together do not return together.
 */
export async function readWithRetry<T>(
  timeoutMs: number,
  ask: (timeoutMs: number) => Promise<T>,
  { now, random, wait }: RetryContext = systemRetry,
): Promise<T> {
  const startedAt = now();
  try {
    return await ask(timeoutMs);
  } catch (error) {
    const delayMs = delayAfter(error, random);
    const leftMs = Math.floor(timeoutMs - (now() - startedAt) - (delayMs ?? 0));
    if (delayMs === undefined || leftMs < minAttemptMs) throw error;
    await wait(delayMs);
    return runAsOperation({ attempt: 2 }, () => ask(leftMs));
  }
}

/** How long to wait before the second attempt; `undefined`: it would not help, or not in time. */
function delayAfter(error: unknown, random: () => number): number | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  const status = error.answer?.status;
  const isPassing = status === undefined ? error.code === 'no_answer' : passingStatuses.has(status);
  const { retryAfterSeconds = 0 } = error;
  if (!isPassing || retryAfterSeconds > maxAskedSeconds) return undefined;
  return retryAfterSeconds * 1000 + random() * maxDelayMs;
}
