import type { CallLog } from './call-log.ts';

const everyMs = 5_000;

/** Writes the calls of providers every five seconds; returns a function that stops that and writes the last ones. */
export function startWritingCalls(log: Pick<CallLog, 'flush'>): () => Promise<void> {
  const timer = setInterval(() => void log.flush(), everyMs).unref();
  return () => {
    clearInterval(timer);
    return log.flush();
  };
}
