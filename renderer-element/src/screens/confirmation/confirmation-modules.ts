import { copiesMessages } from '@form-builder/core/messages/generated/copies/load.ts';
import { paymentsMessages } from '@form-builder/core/messages/generated/payments/load.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** The recipient of the confirmation by e-mail, for forms that send one. */
export const confirmationMail = lazyModule(
  () => import('./mails/confirmation-mail-note.tsx'),
  [copiesMessages],
);

/** Mailing a copy of a submitted form, for visitors who want one. */
export const copyMail = lazyModule(() => import('./mails/copy-mail.tsx'), [copiesMessages]);

/** The amount and the time of payment on the confirmation. */
export const paidReceipt = lazyModule(() => import('./paid-receipt.tsx'), [paymentsMessages]);
