import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/**
 * Loads the code that redirects to the login and reads the session: when the button is pressed, or
 * after a login.
 */
export const loggedIn = lazyModule(() => import('./logged-in.tsx'), [loginsMessages]);
