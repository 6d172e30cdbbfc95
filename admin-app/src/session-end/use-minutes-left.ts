import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const everyMs = 5_000;

/** Returns the whole minutes until a moment; they change once a minute, so that a screen reader says each once. */
export function useMinutesLeft(endMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((endMs - now) / minuteMs));
}
