import type { DeliveryState } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { SubmissionPaymentState } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the states of payments. */
export const paymentStateNames: Readonly<Record<SubmissionPaymentState, MessageDescriptor>> = {
  paid: msg`Betaald`,
  waiting: msg`Wacht op betaling`,
  failed: msg`Niet gelukt`,
  partly_refunded: msg`Deels terugbetaald`,
  refunded: msg`Terugbetaald`,
  charged_back: msg`Teruggeboekt door de bank`,
};

/** The names of the states of deliveries to other systems. */
export const deliveryStateNames: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  waiting: msg`Wacht`,
  delivered: msg`Geleverd`,
  failed: msg`Mislukt`,
};
