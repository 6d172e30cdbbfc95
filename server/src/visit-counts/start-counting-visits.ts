import type { VisitCounter } from './visit-counter.ts';

const everyMs = 10_000;

/** Writes the counts of visits every ten seconds while the process runs. */
export function startCountingVisits(counter: VisitCounter): void {
  setInterval(() => void counter.flush(), everyMs).unref();
}
