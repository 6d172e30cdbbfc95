import { breaksMessages } from '@form-builder/core/messages/generated/breaks/load.ts';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { paymentsMessages } from '@form-builder/core/messages/generated/payments/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** Saving by link, stopping, going on elsewhere, and what a sent form may still wait for. */
export const extraScreens = lazyModule(async () => {
  const code = await import('./extra-screens.ts');
  addStyles(code.styles);
  return code;
}, [draftsMessages]);

/** The stop between two sections of a page. */
export const breakScreen = lazyModule(
  () => import('../summary/break-screen.tsx'),
  [breaksMessages],
);

/** All answers for a last look, for forms that have that before sending. */
export const summaryScreen = lazyModule(() => import('../summary/summary-screen.tsx'), []);

/** Logging in before a form opens. */
export const loginScreen = lazyModule(
  () => import('../login/login-screen.tsx'),
  [servicesMessages],
);

/** The warning that a login is about to end, on every screen that does not show it itself. */
export const loginWarnings = lazyModule(
  () => import('../../auth/login-warning.tsx'),
  [servicesMessages, loginsMessages],
);

/** Paying for what was sent. */
export const paymentScreen = lazyModule(
  () => import('../outcome/payment-screen.tsx'),
  [servicesMessages, paymentsMessages],
);
