import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { resetSessionState } from '../session/session-state.ts';

// Rendering a whole screen in jsdom can take longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The library does this by itself only where `afterEach` is a global. A screen left behind still runs its timers
// when the page is gone.
afterEach(cleanup);

// Files share their modules, and only so many notifications are shown at a time.
afterEach(() => {
  notifications.clean();
});

// What a file signs in, replaces or keeps in the browser is not there for the next one.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetSessionState();
  queryClient.clear();
  // Some files need no browser.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
