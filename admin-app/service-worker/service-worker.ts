import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by a hash of all files of the build (`vite.config.ts`), so that each build is an update. */
const version = '__VERSION__';
const cachePrefix = 'admin-app-';
const cacheName = cachePrefix + version;

/** Every screen is this page; the app says itself that it is offline. */
const appPage = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(appPage)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // What `messageSkipWaiting` of workbox-window posts.
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

// The names of built files change with their content. Nothing that the API answers is cached.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName }),
);

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: () => caches.match(appPage, { cacheName, ignoreVary: true }) }],
    }),
  ),
);

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
