import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** Loads the login for signing, for forms that require one. */
export const signLogins = lazyModule(() => import('./sign-login.tsx'), [servicesMessages]);
