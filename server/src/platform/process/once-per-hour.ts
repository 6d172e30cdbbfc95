const hourMs = 3_600_000;

/** A task for `runEveryMinute` that works at its first run and then once in each hour of the clock. */
export function oncePerHour(now: () => number, run: () => Promise<void>): () => Promise<void> {
  let done: number | undefined;
  return async () => {
    const hour = Math.floor(now() / hourMs);
    if (hour === done) return;
    await run();
    done = hour;
  };
}
