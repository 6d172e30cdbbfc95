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
  /** The last request failed, after an earlier one succeeded. */
  readonly isUnknown: boolean;
}

const pay = { action: 'pay', label: 'visit.payment.go' } as const;
const payAgain = { action: 'pay_again', label: 'visit.payment.again' } as const;
const change = { action: 'change', label: 'visit.payment.change' } as const;
const retry = { action: 'retry', label: 'visit.payment.retry' } as const;

/** After this many requests the screen says that the visitor need not wait. */
const longWaitRequests = 8;

type PaymentTexts = Pick<PaymentView, 'title' | 'texts' | 'actions'>;

const notCompleted = (title: MessageId): PaymentTexts => ({
  title,
  texts: ['visit.payment.not_completed'],
  actions: [payAgain, change],
});

const processing: PaymentTexts = {
  title: 'visit.payment.processing_title',
  texts: ['visit.payment.processing'],
  actions: [],
};

const begun: PaymentTexts = {
  title: 'visit.payment.open_title',
  texts: ['visit.payment.open'],
  actions: [pay, change],
};

const byStatus: Readonly<Record<PaymentStatus, PaymentTexts>> = {
  open: { title: 'visit.payment.title', texts: ['visit.payment.text'], actions: [pay, change] },
  pending: processing,
  // Paid, but not completed yet.
  paid: { ...processing, texts: ['visit.payment.paid', 'visit.payment.processing'] },
  cancelled: notCompleted('visit.payment.cancelled_title'),
  expired: notCompleted('visit.payment.expired_title'),
  failed: notCompleted('visit.payment.failed_title'),
};

/** What the payment screen shows. */
export function viewOf({ payment, isUnknown, requests }: PaymentProgress): PaymentView {
  if (!payment) {
    const title = 'visit.payment.title';
    return isUnknown
      ? {
          title,
          texts: ['visit.payment.load_failed'],
          actions: [retry],
          isBusy: false,
          isUnknown: false,
        }
      : { title, texts: ['visit.payment.loading'], actions: [], isBusy: true, isUnknown: false };
  }
  const { status, checkout_url } = payment;
  const said = status === 'open' && checkout_url !== null ? begun : byStatus[status];
  const isLong = said === processing && requests > longWaitRequests;
  return {
    ...said,
    texts: isLong ? [...said.texts, 'visit.payment.processing_long'] : said.texts,
    isBusy: status === 'pending' || status === 'paid',
    isUnknown,
  };
}
