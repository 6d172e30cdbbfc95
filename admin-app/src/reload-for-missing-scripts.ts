const storageKey = 'form-builder.reloaded-at';
const retryAfterMs = 60_000;

interface Page {
  readonly now: () => number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const thisPage: Page = {
  now: Date.now,
  storage: sessionStorage,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};

/**
 * Reloads the page when a script of it cannot be fetched, as after an update of the server that replaced them; at most
 * once a minute, so that a server that is down shows the error page instead. The browser asks before unsaved work goes.
 */
export function reloadForMissingScripts({ now, storage, isOnline, reload }: Page = thisPage): void {
  addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(storage.getItem(storageKey));
    if (!isOnline() || now() - reloadedAt < retryAfterMs) return;
    storage.setItem(storageKey, String(now()));
    reload();
  });
}
