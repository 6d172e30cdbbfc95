import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = new AbortController();
  window.addEventListener('online', listener, { signal: events.signal });
  window.addEventListener('offline', listener, { signal: events.signal });
  return () => events.abort();
}

/** Whether the browser knows that it is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    // The server prerenders without a window, and is never offline.
    () => typeof window === 'object' && !navigator.onLine,
    () => false,
  );
}
