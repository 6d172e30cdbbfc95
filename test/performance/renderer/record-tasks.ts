import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, and how much of the processor's time it took. */
  readonly ts: number;
  readonly tdur?: number;
}

const shownMark = 'fields-shown';

/**
 * Records the tasks of a page. The function returns the processor's time, in ms, of the longest one
 * on the page's own thread after the page marked its fields as shown.
 */
export async function recordTasks(browser: Browser, page: Page): Promise<() => Promise<number>> {
  const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  return async () => {
    const trace = await browser.stopTracing();
    // Chromium's own format.
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
    return longestTaskMs(traceEvents);
  };
}

function longestTaskMs(events: readonly TraceEvent[]): number {
  const mark = events.find(({ name }) => name === shownMark);
  if (!mark) throw new Error('The page did not mark when its fields were shown.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
