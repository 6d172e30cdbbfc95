import { randomInt } from 'node:crypto';
import * as v from 'valibot';

/** The states that Worldline Direct knows of a payment, as far as the simulator plays them. */
export type WorldlineStatus =
  'REDIRECTED' | 'PENDING_CAPTURE' | 'CAPTURED' | 'CANCELLED' | 'REJECTED' | 'CHARGEBACKED';

const money = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const reference = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** What an application asks for. */
export const orderSchema = v.object({
  order: v.object({
    amountOfMoney: money,
    references: v.object({
      merchantReference: reference,
      descriptor: v.optional(v.pipe(v.string(), v.maxLength(32))),
    }),
  }),
  hostedCheckoutSpecificInput: v.object({
    returnUrl: v.pipe(v.string(), v.url()),
    locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/))),
  }),
  feedbacks: v.optional(v.object({ webhooksUrls: v.array(v.pipe(v.string(), v.url())) })),
});
export type WorldlineOrder = v.InferOutput<typeof orderSchema>;

export const refundSchema = v.object({
  amountOfMoney: money,
  references: v.object({ merchantReference: reference }),
});
type RefundOrder = v.InferOutput<typeof refundSchema>;

/** A refund as the simulator keeps it. */
export interface SimulatedRefund {
  readonly id: string;
  readonly order: RefundOrder;
  status: 'REFUND_REQUESTED' | 'REFUNDED' | 'REJECTED';
}

/** A checkout as the simulator keeps it, with the payment that was made in it. */
export interface SimulatedCheckout {
  readonly id: string;
  readonly order: WorldlineOrder;
  /** `null` until someone chose how to pay. */
  status: WorldlineStatus | null;
  isCancelledByConsumer: boolean;
  /** Some hours after it was made: only the payment is left. */
  hasEnded: boolean;
  /** What is reported as paid; a test can make it differ from the order. */
  paidCents: number;
  /** An ISO 4217 code. */
  paidCurrency: string;
  readonly refunds: SimulatedRefund[];
}

/** A checkout that nobody used yet. */
export function createCheckout(order: WorldlineOrder): SimulatedCheckout {
  return {
    id: String(randomInt(1_000_000_000, 9_999_999_999)),
    order,
    status: null,
    isCancelledByConsumer: false,
    hasEnded: false,
    paidCents: order.order.amountOfMoney.amount,
    paidCurrency: order.order.amountOfMoney.currencyCode,
    refunds: [],
  };
}

export const paymentIdOf = ({ id }: SimulatedCheckout): string => `${id}_0`;

/** Refunds a part; `null` when more is asked than was paid. */
export function createRefund(
  checkout: SimulatedCheckout,
  order: RefundOrder,
): SimulatedRefund | null {
  const spent = checkout.refunds
    .filter(({ status }) => status !== 'REJECTED')
    .reduce((sum, one) => sum + one.order.amountOfMoney.amount, 0);
  const isPossible =
    checkout.status === 'CAPTURED' && order.amountOfMoney.currencyCode === checkout.paidCurrency;
  if (!isPossible || spent + order.amountOfMoney.amount > checkout.paidCents) return null;
  const id = `${checkout.id}_${String(checkout.refunds.length + 1)}`;
  const refund: SimulatedRefund = { id, order, status: 'REFUND_REQUESTED' };
  checkout.refunds.push(refund);
  return refund;
}

const categories: Readonly<Record<WorldlineStatus, string>> = {
  REDIRECTED: 'PENDING_PAYMENT',
  PENDING_CAPTURE: 'PENDING_MERCHANT',
  CAPTURED: 'COMPLETED',
  CANCELLED: 'UNSUCCESSFUL',
  REJECTED: 'UNSUCCESSFUL',
  CHARGEBACKED: 'REVERSED',
};

/** The payment in Worldline's own words. */
export function presentPayment(checkout: SimulatedCheckout): object {
  const { order, status, paidCents: amount, paidCurrency: currencyCode } = checkout;
  const { references } = order.order;
  return {
    id: paymentIdOf(checkout),
    status,
    statusOutput: { statusCategory: status && categories[status] },
    paymentOutput: {
      amountOfMoney: { amount, currencyCode },
      references: { merchantReference: references.merchantReference },
      redirectPaymentMethodSpecificOutput: { paymentProductId: 809 },
    },
  };
}

/** The checkout in Worldline's own words. */
export function presentCheckout(checkout: SimulatedCheckout): object {
  if (checkout.isCancelledByConsumer) return { status: 'CANCELLED_BY_CONSUMER' };
  if (checkout.status === null) return { status: 'IN_PROGRESS' };
  return {
    status: 'PAYMENT_CREATED',
    createdPaymentOutput: { payment: presentPayment(checkout) },
  };
}

/** A refund in Worldline's own words. */
export const presentRefund = ({ id, order, status }: SimulatedRefund): object => ({
  id,
  status,
  refundOutput: order,
});
