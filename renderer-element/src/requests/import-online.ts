import { RequestFailure, throwOffline } from './request-failure.ts';

/**
 * Imports code; throws a RequestFailure when it cannot be fetched. Many browsers keep a failed import until the page
 * reloads (https://github.com/whatwg/html/issues/6768), so none is started while the browser knows that it is offline
 * and no service worker could answer.
 */
export async function importOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !hasServiceWorker()) throw new RequestFailure();
  return load().catch(throwOffline);
}

/** Only secure pages have service workers. */
const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
