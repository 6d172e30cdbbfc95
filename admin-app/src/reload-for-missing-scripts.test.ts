import { expect, test, vi } from 'vitest';
import { reloadForMissingScripts } from './reload-for-missing-scripts.ts';

test('a script that is gone reloads the page, at most once a minute and not offline', () => {
  const page = { time: 1_000_000, isOnline: true };
  const reload = vi.fn();
  sessionStorage.clear();
  reloadForMissingScripts({
    now: () => page.time,
    storage: sessionStorage,
    isOnline: () => page.isOnline,
    reload,
  });
  const fail = () => dispatchEvent(new Event('vite:preloadError'));
  page.isOnline = false;
  fail();
  expect(reload).not.toHaveBeenCalled();
  page.isOnline = true;
  fail();
  fail();
  expect(reload).toHaveBeenCalledOnce();
  page.time += 60_000;
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});
