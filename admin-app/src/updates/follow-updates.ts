import { Workbox } from 'workbox-window';
import { announceUpdate } from './announce-update.ts';
import { updateState } from './update-state.ts';

/** The specification requires a check for a newer version every 300,000 ms. */
const checkEveryMs = 300_000;

/** Absent where browsers have no service workers, such as on a page without HTTPS. */
const worker =
  'serviceWorker' in navigator
    ? new Workbox('/service-worker.js', { updateViaCache: 'none' })
    : undefined;

/**
 * Registers the service worker, with which the app starts offline, and announces a newer build,
 * only on Thursdays. The app also works without the worker.
 */
export function followUpdates(now: () => number = Date.now): void {
  if (!import.meta.env.PROD || worker === undefined) return;
  worker.addEventListener('waiting', () => {
    updateState.isWaiting = true;
    announceUpdate(now());
  });
  setInterval(() => {
    // A build that was installed on another day is announced in tabs that remain open until
    // Thursday.
    announceUpdate(now());
    void worker.update().catch(ignoreOffline);
  }, checkEveryMs);
  // After the page's load event, so that the first screen has priority.
  void worker.register().catch(ignoreOffline);
}

/** The newer build becomes active in all tabs, and this page loads it. */
export function applyUpdate(): void {
  worker?.addEventListener('controlling', () => location.reload());
  worker?.messageSkipWaiting();
}

/** A check needs the network; after a failure the next check follows automatically. */
function ignoreOffline(): void {
  return undefined;
}
