// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** @returns {unknown[]} What the container reads. */
const layer = () => Array.from(/** @type {{ dataLayer?: unknown[] }} */ (window).dataLayer ?? []);
const loaded = () => document.querySelector('script[src*="googletagmanager"]');

/** Runs the script as the page does, for a container. */
async function run(/** @type {string} */ container) {
  const script = document.createElement('script');
  script.dataset['container'] = container;
  document.head.append(script);
  vi.resetModules();
  await import('./tag-manager.js');
}

beforeEach(() => {
  document.body.innerHTML = '<form-builder-render></form-builder-render>';
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
  location.hash = '';
});

test('loads the container, with consent denied before anything else', async () => {
  await run('GTM-AB12CD');
  expect(loaded()?.getAttribute('src')).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD',
  );
  const [consent, start] = layer();
  expect(Array.from(/** @type {IArguments} */ (consent))).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(start).toMatchObject({ event: 'gtm.js' });
});

test('hears the steps of a visitor, and no answers', async () => {
  await run('GTM-AB12CD');
  const detail = { answers: { name: 'Sam' } };
  const element = document.querySelector('form-builder-render');
  element?.dispatchEvent(new CustomEvent('completed', { detail, bubbles: true }));
  document.body.dispatchEvent(new CustomEvent('page', { bubbles: true }));
  expect(layer().slice(2)).toEqual([{ event: 'form_completed' }]);
});

test('loads nothing on a page whose address has a key', async () => {
  location.hash = '#fb-draft=secret';
  await run('GTM-AB12CD');
  expect(loaded()).toBeNull();
  expect(layer()).toEqual([]);
});
