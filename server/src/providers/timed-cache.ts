/** Options of a cache. */
export interface TimedCacheOptions {
  readonly ttlMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
}

interface Remembered<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Caches the response per key until it expires, so that a repeated query needs no second call.
 * Failures are not cached.
 */
export function createTimedCache<T>({ ttlMs, maxEntries, now }: TimedCacheOptions) {
  const known = new Map<string, Remembered<T>>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const found = known.get(key);
    if (found !== undefined && found.until > now()) return found.answer;
    if (known.size >= maxEntries) known.delete(known.keys().next().value ?? key);
    const answer = ask();
    known.delete(key);
    known.set(key, { answer, until: now() + ttlMs });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
