import { breaksMessages } from '@form-builder/core/messages/generated/breaks/load.ts';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { paymentsMessages } from '@form-builder/core/messages/generated/payments/load.ts';
import { coSignaturesMessages } from '@form-builder/core/messages/generated/coSignatures/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/**
 * Saving with a resume link, aborting, resuming, and the screens of a submitted form that waits for
 * something.
 */
export const extraScreens = lazyModule(async () => {
  const code = await import('./extra-screens.ts');
  addStyles(code.styles);
  return code;
}, [draftsMessages]);

/** The break between two sections of a page. */
export const breakScreen = lazyModule(
  () => import('../summary/break-screen.tsx'),
  [breaksMessages],
);

/** Asking a second person to sign, and signing. */
export const coSignatureScreens = lazyModule(
  () => import('../co-signature/co-signature-screens.ts'),
  [coSignaturesMessages],
);

/** The summary before submitting. */
export const summaryScreen = lazyModule(() => import('../summary/summary-screen.tsx'), []);

/** The login before a form opens. */
export const loginScreen = lazyModule(
  () => import('../login/login-screen.tsx'),
  [servicesMessages],
);

/** The warning that a session expires, on screens that do not show the login. */
export const loginWarnings = lazyModule(
  () => import('../../auth/login-warning.tsx'),
  [servicesMessages, loginsMessages],
);

/** Paying after submitting. */
export const paymentScreen = lazyModule(
  () => import('../outcome/payment-screen.tsx'),
  [servicesMessages, paymentsMessages],
);
