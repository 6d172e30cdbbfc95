import { breaksMessages } from '@form-builder/core/messages/generated/breaks/load.ts';
import { copiesMessages } from '@form-builder/core/messages/generated/copies/load.ts';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { loginsMessages } from '@form-builder/core/messages/generated/logins/load.ts';
import { paymentsMessages } from '@form-builder/core/messages/generated/payments/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { addStyles } from '../../theme/style-sheets.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** Saving with a resume link, aborting, resuming, and what a submitted form still waits for. */
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

/** The mails about a form that was sent: its confirmation, and a copy on request. */
export const sentMails = lazyModule(
  () => import('../confirmation/mails/sent-mails.ts'),
  [copiesMessages],
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

/** What was paid, on the confirmation. */
export const paidReceipt = lazyModule(
  () => import('../confirmation/paid-receipt.tsx'),
  [paymentsMessages],
);

/** Paying after submitting. */
export const paymentScreen = lazyModule(
  () => import('../outcome/payment-screen.tsx'),
  [servicesMessages, paymentsMessages],
);
