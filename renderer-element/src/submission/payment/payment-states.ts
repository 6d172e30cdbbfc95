import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { PaymentProgress } from './use-payment.ts';

/** The visitor's actions. */
export type PaymentAction = 'pay' | 'pay_again' | 'change' | 'retry';

/** The message ids and the actions for a payment. */
export interface PaymentView {
  readonly title: MessageId;
  readonly texts: readonly MessageId[];
  readonly actions: readonly { readonly action: PaymentAction; readonly label: MessageId }[];
  readonly isBusy: boolean;
  /** Shown when the last request failed after an earlier one succeeded. */
  readonly isUnknown: boolean;
}

const pay = { action: 'pay', label: 'form.payment.go' } as const;
const payAgain = { action: 'pay_again', label: 'form.payment.again' } as const;
const change = { action: 'change', label: 'form.payment.change' } as const;
const retry = { action: 'retry', label: 'form.payment.retry' } as const;

/** The number of requests after which the screen says that the visitor need not wait. */
const longWaitRequests = 8;

type PaymentTexts = Pick<PaymentView, 'title' | 'texts' | 'actions'>;

const notCompleted = (
  title: MessageId,
  text: MessageId = 'form.payment.not_completed',
): PaymentTexts => ({
  title,
  texts: [text],
  actions: [payAgain, change],
});

const processing: PaymentTexts = {
  title: 'form.payment.processing_title',
  texts: ['form.payment.processing'],
  actions: [],
};

const started: PaymentTexts = {
  title: 'form.payment.open_title',
  texts: ['form.payment.open'],
  actions: [pay, change],
};

const byStatus: Readonly<Record<PaymentStatus, PaymentTexts>> = {
  open: { title: 'form.payment.title', texts: ['form.payment.text'], actions: [pay, change] },
  pending: processing,
  // Shown for a payment that is paid while the submission is not completed yet.
  paid: { ...processing, texts: ['form.payment.paid', 'form.payment.processing'] },
  cancelled: notCompleted('form.payment.cancelled_title', 'form.payment.cancelled'),
  expired: notCompleted('form.payment.expired_title'),
  failed: notCompleted('form.payment.failed_title'),
};

/**
 * Whether the submission no longer waits for the payment: it is completed, or waits for something
 * else, such as a co-signature.
 */
export function isPaymentOver({ status, submission }: OwnPayment): boolean {
  return submission.status === 'final' || (status === 'paid' && submission.status === 'draft');
}

/** Returns the content of the payment screen. */
export function viewOf({ payment, isUnknown, requests }: PaymentProgress): PaymentView {
  if (!payment) {
    const title = 'form.payment.title';
    return isUnknown
      ? {
          title,
          texts: ['form.payment.load_failed'],
          actions: [retry],
          isBusy: false,
          isUnknown: false,
        }
      : { title, texts: ['form.payment.loading'], actions: [], isBusy: true, isUnknown: false };
  }
  const { status, checkout_url } = payment;
  const said = status === 'open' && checkout_url !== null ? started : byStatus[status];
  const isLong = said === processing && requests > longWaitRequests;
  return {
    ...said,
    texts: isLong ? [...said.texts, 'form.payment.processing_long'] : said.texts,
    isBusy: status === 'pending' || status === 'paid',
    isUnknown,
  };
}
