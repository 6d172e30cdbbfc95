import { RequestFailure, throwOffline } from './request-failure.ts';

/**
 * Returns an import that throws a RequestFailure when the code cannot be fetched. Many browsers keep a failed import
 * until the page reloads (https://github.com/whatwg/html/issues/6768), so none is started while the browser knows that
 * it is offline and no service worker could answer. Code that was loaded before is there offline too.
 */
export function importOnline<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: T | undefined;
  return async () => {
    if (loaded !== undefined) return loaded;
    if (!navigator.onLine && !hasServiceWorker()) throw new RequestFailure();
    return (loaded = await load().catch(throwOffline));
  };
}

/** Only secure pages have service workers. */
const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
