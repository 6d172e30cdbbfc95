import type { CallLog } from './call-log.ts';

const everyMs = 5_000;

/** Writes the calls of providers every five seconds while the process runs. */
export function startWritingCalls(log: CallLog): void {
  setInterval(() => void log.flush(), everyMs).unref();
}
