import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/** Leaving to log in, and whoever is logged in: fetched when the button is pressed, or on the way back. */
export const loggedIn = lazyModule(() => import('./logged-in.tsx'), [loginsMessages]);
