import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = new AbortController();
  window.addEventListener('online', listener, { signal: events.signal });
  window.addEventListener('offline', listener, { signal: events.signal });
  return () => events.abort();
}

/** Whether the browser reports that it is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    // There is no window while prerendering on the server, which is never offline.
    () => typeof window === 'object' && !navigator.onLine,
    () => false,
  );
}
