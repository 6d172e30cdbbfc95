// @ts-check
import { announceUpdate } from './update-notice.js';

const checkEveryMs = 300_000;
const scope = '/render/';

/** The page's own words for the notice, in its language. */
const { dataset } = /** @type {HTMLElement} */ (document.querySelector('[data-update-text]'));
const texts = {
  text: dataset['updateText'] ?? '',
  refresh: dataset['updateRefresh'] ?? '',
  hide: dataset['updateHide'] ?? '',
  warning: dataset['updateWarning'] ?? '',
  close: dataset['updateClose'] ?? '',
};

/** A page without it works as well, only not without a line. */
async function register() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/pages/service-worker.js', {
    scope,
    updateViaCache: 'none',
  });
  follow(registration);
  setInterval(() => void registration.update().catch(withoutLine), checkEveryMs);
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const { origin, pathname, search } = location;
  // The form by itself too: the element asks for it where it comes before the page is read.
  const form = `/v0/public/forms/${pathname.split('/').at(-1) ?? ''}?environment=production`;
  active?.postMessage([origin + pathname + search, origin + form, ...loaded]);
}

/** @param {ServiceWorkerRegistration} registration */
function follow(registration) {
  const announce = () => {
    // The first worker of a visitor is no update.
    if (!navigator.serviceWorker.controller || !registration.waiting) return;
    announceUpdate({
      now: Date.now,
      texts,
      parent: document.body,
      refresh: () => takeOver(registration),
    });
  };
  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
}

/** @param {ServiceWorkerRegistration} registration */
function takeOver(registration) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registration.waiting?.postMessage('take-over');
}

/** Checking needs a line; the next check comes by itself. */
function withoutLine() {
  return undefined;
}

if ('serviceWorker' in navigator) void register().catch(withoutLine);
