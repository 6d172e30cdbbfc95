import { useEffect, useState } from 'react';

const minuteMs = 60_000;
/** How long a code stays valid after the server sent it. */
const validMinutes = 15;

/** The whole minutes, rounded up, that a code sent at this moment is still valid; 0 after that. */
export function useMinutesLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4);
    return () => clearInterval(timer);
  }, [sentAt]);
  return Math.max(0, Math.ceil(validMinutes - Math.max(0, now - (sentAt ?? now)) / minuteMs));
}
