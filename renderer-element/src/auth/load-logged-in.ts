import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/**
 * Loads the code that redirects to the login and reads the session: when the button is pressed, after a login, or
 * while the login is down.
 */
export const loggedIn = lazyModule(() => import('./known-login.tsx'), [loginsMessages]);
