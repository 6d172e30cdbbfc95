import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/**
 * Redirecting to the login, and who is logged in: fetched when the button is pressed or after a
 * login.
 */
export const loggedIn = lazyModule(() => import('./logged-in.tsx'), [loginsMessages]);
