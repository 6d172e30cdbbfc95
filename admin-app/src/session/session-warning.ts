import type { SessionTimes } from '@form-builder/core/contract/staff/users/sessions.ts';

/** The end of the session that is near: for lack of activity, or because of its total length. */
export interface SessionWarning {
  readonly reason: 'idle' | 'total';
  readonly endMs: number;
}

/** The checks use no network; only near the known end the server is asked, at most this often. */
const checkEveryMs = 15_000;
const askEveryMs = 60_000;

export interface WatchedSession {
  /** Asks the server, which learns how long this page has been idle; `undefined` when it does not answer. */
  readonly read: () => Promise<SessionTimes | null | undefined>;
  readonly now: () => number;
  readonly onWarning: (warning: SessionWarning | null) => void;
}

/** The check of a session's end that is running. */
export interface SessionWatch {
  /** Asks at once, as after activity that should extend the session. */
  readonly ask: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Warns before the session ends. The page's own activity and that of other tabs count: the server is asked first,
 * and its answer moves the known end.
 */
export function watchSessionEnd({ read, now, onWarning }: WatchedSession): SessionWatch {
  let known: KnownEnd | undefined;
  let askAgainMs = 0;
  let hasEnd = true;

  const ask = async () => {
    askAgainMs = now() + askEveryMs;
    const times = await read();
    if (times === undefined || times === null) {
      hasEnd = times !== null;
      return;
    }
    known = endOf(times, now());
    onWarning(now() >= known.warnMs ? known.warning : null);
  };
  const check = () => {
    const isNear = known === undefined || now() >= known.warnMs;
    const isOver = known !== undefined && now() >= known.warning.endMs;
    if (hasEnd && isNear && (isOver || now() >= askAgainMs)) void ask();
  };
  const timer = setInterval(check, checkEveryMs);
  // A device that slept does not run timers.
  document.addEventListener('visibilitychange', check);
  void ask();

  return {
    ask,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}

interface KnownEnd {
  readonly warning: SessionWarning;
  readonly warnMs: number;
}

function endOf(times: SessionTimes, nowMs: number): KnownEnd {
  const reason = times.idle_seconds_left < times.seconds_left ? 'idle' : 'total';
  const leftS = Math.min(times.idle_seconds_left, times.seconds_left);
  const endMs = nowMs + leftS * 1000;
  return { warning: { reason, endMs }, warnMs: endMs - times.warning_seconds * 1000 };
}
