import { afterEach, expect, test, vi } from 'vitest';
import { importOnline } from './import-online.ts';

const code = { isLoaded: true };
const load = vi.fn(() => Promise.resolve(code));

const setNetwork = (isOnline: boolean, controller: object | null | undefined) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (controller === undefined) Reflect.deleteProperty(navigator, 'serviceWorker');
  else
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller },
      configurable: true,
    });
};

afterEach(() => {
  vi.restoreAllMocks();
  load.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['online', true, undefined],
  ['online with a service worker', true, {}],
  ['offline, where a service worker may answer', false, {}],
])('imports code %s', async (_, isOnline, controller) => {
  setNetwork(isOnline, controller);
  await expect(importOnline(load)()).resolves.toBe(code);
});

test.each([
  ['on an insecure page', undefined],
  ['on a page without a service worker', null],
])('starts no import offline %s', async (_, controller) => {
  setNetwork(false, controller);
  await expect(importOnline(load)()).rejects.toMatchObject({ isOffline: true });
  expect(load).not.toHaveBeenCalled();
});

test('reports a failed import as being offline', async () => {
  setNetwork(true, null);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importOnline(load)()).rejects.toMatchObject({ isOffline: true });
});

test('gives code that was loaded before offline too', async () => {
  setNetwork(true, null);
  const importCode = importOnline(load);
  await importCode();
  setNetwork(false, null);
  await expect(importCode()).resolves.toBe(code);
});
