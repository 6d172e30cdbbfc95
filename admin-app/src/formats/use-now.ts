import { useEffect, useState } from 'react';

const everyMs = 60_000;

/** The present in milliseconds, once a minute anew, so that relative times keep true. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
