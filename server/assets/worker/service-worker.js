// Lets the page of a form open without a line: the page last seen, the element, its texts. Only what
// is read is kept, never an answer, a draft or anything fetched with a token.

/** Changes with every release: the server puts it in. */
const version = '__VERSION__';
const cacheName = `form-builder-${version}`;
const offlinePage = '/pages/offline';
const keptPages = 3;

/** The library's type of `self` is that of any worker. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(offlinePage)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const message = /** @type {unknown} */ (event.data);
  if (message === 'take-over') void worker.skipWaiting();
  // What the page loaded before this worker was there.
  if (Array.isArray(message)) event.waitUntil(remember(message));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFor(request);
  if (answer) event.respondWith(answer(request));
});

/** How a request is answered; nothing for what must always go to the server itself. */
function answerFor(/** @type {Request} */ request) {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  if (request.headers.has('authorization') || searchParams.has('omgeving')) return undefined;
  if (request.mode === 'navigate') return answerPage;
  if (pathname.startsWith('/element/')) return answerFromCache;
  return isShell(pathname) ? answerFromServer : undefined;
}

/** What a form's page is made of besides the element's hashed files. */
function isShell(/** @type {string} */ pathname) {
  return /^\/(?:form-builder-render\.js$|favicon\.svg$|pages\/|themes\/|v0\/public\/forms\/[^/]+$)/.test(
    pathname,
  );
}

/** Hashed files never change. */
async function answerFromCache(/** @type {Request} */ request) {
  return (await findKept(request)) ?? keep(request, await fetch(request));
}

async function answerFromServer(/** @type {Request} */ request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await findKept(request);
    if (kept) return kept;
    throw error;
  }
}

async function answerPage(/** @type {Request} */ request) {
  try {
    const response = await keep(request, await fetch(request));
    await forgetOldPages();
    return response;
  } catch (error) {
    const kept = await findKept(request);
    const offline = kept ?? (await findKept(offlinePage));
    if (offline) return offline;
    throw error;
  }
}

/** One visitor, one language, one encoding: what was kept fits whatever it varies by. */
function findKept(/** @type {Request | string} */ request) {
  return caches.match(request, { ignoreVary: true });
}

/**
 * Keeps a good answer for later; returns it. The body is read first: when the connection breaks in the middle of it,
 * what was kept before stays.
 */
async function keep(/** @type {Request | string} */ request, /** @type {Response} */ response) {
  if (response.ok && response.type === 'basic') {
    const { status, headers } = response;
    const complete = new Response(await response.clone().blob(), { status, headers });
    const cache = await caches.open(cacheName);
    // Anew at the end, so that the oldest come first.
    await cache.delete(request, { ignoreVary: true });
    await cache.put(request, complete);
  }
  return response;
}

async function remember(/** @type {unknown[]} */ urls) {
  const wanted = urls.filter((url) => typeof url === 'string').map((url) => new Request(url));
  await Promise.all(
    wanted.filter(isWorthKeeping).map(async (request) => keep(request, await fetch(request))),
  );
}

function isWorthKeeping(/** @type {Request} */ request) {
  const { pathname } = new URL(request.url);
  return /^\/render\/[^/]+$/.test(pathname) || answerFor(request) !== undefined;
}

async function forgetOldPages() {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).filter(({ url }) =>
    /\/render\/[^/]+$/.test(url.split('?')[0] ?? ''),
  );
  await Promise.all(pages.slice(0, -keptPages).map((page) => cache.delete(page)));
}

async function removeOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('form-builder-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
