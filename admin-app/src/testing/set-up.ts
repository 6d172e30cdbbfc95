import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Rendering a whole screen in jsdom can take longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The library does this by itself only where `afterEach` is a global. A screen left behind still runs its timers
// when the page is gone.
afterEach(cleanup);

// Files share their modules, and only so many notifications are shown at a time.
afterEach(() => {
  notifications.clean();
});
