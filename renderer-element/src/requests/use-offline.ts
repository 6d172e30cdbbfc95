import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = new AbortController();
  window.addEventListener('online', listener, { signal: events.signal });
  window.addEventListener('offline', listener, { signal: events.signal });
  return () => events.abort();
}

/** Whether the browser knows that there is no line. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    // The server, where a page is painted, has no window and never is offline.
    () => typeof window === 'object' && !navigator.onLine,
    () => false,
  );
}
