import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.payment.cancelled_title': ['You cancelled the payment'],
  'visit.payment.change': ['Change answers'],
  'visit.payment.elsewhere': [
    'You have come back from the payment page, but not in the browser in which you began. There you can see how your payment went. Have you paid? Then your form has been sent, or will be sent by itself. Do not pay again.',
  ],
  'visit.payment.elsewhere_title': ['Go back to the browser in which you filled in the form'],
  'visit.payment.expired_title': ['The payment has expired'],
  'visit.payment.failed_title': ['The payment has failed'],
  'visit.payment.go': ['Go to the payment page'],
  'visit.payment.leaving': ['You are now going to the payment page.'],
  'visit.payment.load_failed': ['Unable to load payment details'],
  'visit.payment.loading': ['One moment. We are loading your payment details.'],
  'visit.payment.not_completed': ['Your payment did not complete. You can start over.'],
  'visit.payment.open': [
    'Have you paid already? Then you will see it here by itself. Otherwise you can go on paying.',
  ],
  'visit.payment.open_title': ['Your payment is not finished yet'],
  'visit.payment.paid': ['Your payment was successful.'],
  'visit.payment.processing': [
    'This may take a moment. This page updates itself: you do not have to do anything.',
  ],
  'visit.payment.processing_long': [
    'This takes longer than expected. You may close this page: we will finish your form once the payment has arrived.',
  ],
  'visit.payment.processing_title': ['Your payment is being processed'],
  'visit.payment.retry': ['Try again'],
  'visit.payment.start_over': ['Start over'],
  'visit.payment.started_over': ['You can still change your answers. Send the form again to pay.'],
  'visit.payment.status_failed': ['Unable to check payment status'],
  'visit.payment.status_failed_hint': ['Do not pay again. We will try once more by ourselves.'],
  'visit.payment.text': ['Your answers are kept. Your form is only sent once you have paid.'],
} satisfies Messages;
