/** Decides from the last calls whether an outside service can be called. */
export interface CircuitBreaker {
  /** When it may be called again, in milliseconds since the epoch; `null`: now. */
  readonly pausedUntil: () => number | null;
  /** True after a pause: one successful call has to prove that the service has recovered. */
  readonly isProbing: () => boolean;
  readonly succeed: () => void;
  /** A service that asks for a wait gets it, up to an hour. */
  readonly fail: (retryAfterSeconds?: number) => void;
}

const maxFailures = 5;
const pauseMs = 30_000;
const maxAskedMs = 3_600_000;

/**
 * Opens after five failures in a row: pauses calls to a service that is down for half a minute, and then
 * probes it with one call. Each server process has its own state.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const state = { failures: 0, until: 0 };
  return {
    pausedUntil: () => (state.until > now() ? state.until : null),
    isProbing: () => state.failures >= maxFailures && state.until <= now(),
    succeed: () => {
      state.failures = 0;
      state.until = 0;
    },
    fail: (retryAfterSeconds = 0) => {
      state.failures += 1;
      const askedMs = Math.min(maxAskedMs, retryAfterSeconds * 1000);
      const ownMs = state.failures >= maxFailures ? pauseMs : 0;
      const waitMs = Math.max(askedMs, ownMs);
      if (waitMs > 0) state.until = Math.max(state.until, now() + waitMs);
    },
  };
}
