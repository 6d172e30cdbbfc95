import { useEffect, useState } from 'react';

const everyMs = 60_000;

/** The current time in milliseconds, updated every minute, so that relative times stay correct. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
