/** How long one sample is meant to take, so that the clock's own grain does not show. */
const sampleMs = 2;
const samples = 41;
/** How long the work is done before it counts, so that what is measured is compiled code. */
const warmUpMs = 200;

/**
 * The median time of one call in microseconds, over samples of many calls each, after warming up.
 */
export function microsecondsOf(work: () => unknown, maxCalls = 20_000): number {
  const calls = callsPerSample(work, maxCalls);
  const times = Array.from({ length: samples }, () => timeOf(work, calls) / calls);
  times.sort((a, b) => a - b);
  return (times[samples >> 1] ?? 0) * 1000;
}

function callsPerSample(work: () => unknown, maxCalls: number): number {
  for (const end = performance.now() + warmUpMs; performance.now() < end;) work();
  let calls = 1;
  while (calls < maxCalls && timeOf(work, calls) < sampleMs) calls *= 2;
  return calls;
}

function timeOf(work: () => unknown, calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call += 1) work();
  return performance.now() - start;
}
