const minuteMs = 60_000;
const mostBuckets = 20_000;

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Answers whether `key` may act now; `retryAfterSeconds` is 0 then. */
export type RateLimit = (key: string) => { readonly retryAfterSeconds: number };

/** A bucket per key that holds a minute's worth and refills steadily; 0 a minute means no limit. */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    if (perMinute === 0) return { retryAfterSeconds: 0 };
    const at = now();
    const bucket = refill(buckets.get(key), perMinute, at);
    if (buckets.size >= mostBuckets) forgetFull(buckets, perMinute, at);
    buckets.set(key, bucket);
    if (bucket.tokens < 1) {
      return { retryAfterSeconds: Math.ceil(((1 - bucket.tokens) * 60) / perMinute) };
    }
    bucket.tokens -= 1;
    return { retryAfterSeconds: 0 };
  };
}

function refill(bucket: Bucket | undefined, perMinute: number, at: number): Bucket {
  if (bucket === undefined) return { tokens: perMinute, filledAt: at };
  const gained = (Math.max(0, at - bucket.filledAt) * perMinute) / minuteMs;
  return { tokens: Math.min(perMinute, bucket.tokens + gained), filledAt: at };
}

function forgetFull(buckets: Map<string, Bucket>, perMinute: number, at: number): void {
  for (const [key, bucket] of buckets) {
    if (refill(bucket, perMinute, at).tokens >= perMinute) buckets.delete(key);
  }
  // All still in use: better to forget them than to grow without end.
  if (buckets.size >= mostBuckets) buckets.clear();
}
