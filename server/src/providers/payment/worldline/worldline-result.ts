import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts';

/** Maps Worldline's states of a payment to ours; money that went back later was paid first. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  CREATED: 'pending',
  ACCOUNT_VERIFIED: 'pending',
  REDIRECTED: 'pending',
  PENDING_PAYMENT: 'pending',
  PENDING_COMPLETION: 'pending',
  PENDING_FRAUD_APPROVAL: 'pending',
  PENDING_APPROVAL: 'pending',
  PENDING_CAPTURE: 'pending',
  AUTHORIZATION_REQUESTED: 'pending',
  CAPTURE_REQUESTED: 'pending',
  CAPTURED: 'paid',
  PAID: 'paid',
  REFUND_REQUESTED: 'paid',
  REFUNDED: 'paid',
  CHARGEBACK_NOTIFICATION: 'paid',
  CHARGEBACKED: 'paid',
  REVERSED: 'paid',
  CANCELLED: 'cancelled',
  REJECTED: 'failed',
  REJECTED_CAPTURE: 'failed',
};

/** The states in which the payer's bank took the money back, or announced it. */
const chargedBack: ReadonlySet<string> = new Set([
  'CHARGEBACK_NOTIFICATION',
  'CHARGEBACKED',
  'REVERSED',
]);

/** The products of which payers know the brand, by Worldline's number. */
const products: Readonly<Record<number, string>> = {
  1: 'visa',
  3: 'mastercard',
  302: 'applepay',
  320: 'googlepay',
  809: 'ideal',
  840: 'paypal',
  3012: 'bancontact',
};

const moneySchema = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currencyCode: v.string(),
});
const productSchema = v.optional(v.object({ paymentProductId: v.optional(v.number()) }));
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

const paymentSchema = v.object({
  id: idSchema,
  status: v.string(),
  paymentOutput: v.object({
    amountOfMoney: moneySchema,
    cardPaymentMethodSpecificOutput: productSchema,
    mobilePaymentMethodSpecificOutput: productSchema,
    redirectPaymentMethodSpecificOutput: productSchema,
  }),
});
type WorldlinePayment = v.InferOutput<typeof paymentSchema>;

const checkoutSchema = v.object({
  status: v.string(),
  createdPaymentOutput: v.optional(v.object({ payment: v.optional(paymentSchema) })),
});

/** A checkout that was created. */
export const createdSchema = v.object({
  hostedCheckoutId: idSchema,
  redirectUrl: v.pipe(v.string(), v.url()),
});

/** What became of a checkout, and the payment that was made in it. */
export interface WorldlineCheckout {
  readonly payment: WorldlinePayment | undefined;
  readonly provided: ProviderPayment;
}

/** Reads a checkout; throws a ProviderError when it is not as documented. */
export function toCheckout(id: string, answer: unknown): WorldlineCheckout {
  const parsed = v.safeParse(checkoutSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const { status, createdPaymentOutput } = parsed.output;
  const payment = createdPaymentOutput?.payment;
  const base = { id, checkoutUrl: undefined, paidAt: null };
  if (payment !== undefined) return { payment, provided: { ...base, ...read(payment) } };
  const states: Readonly<Record<string, PaymentStatus>> = {
    CANCELLED_BY_CONSUMER: 'cancelled',
    CLIENT_NOT_ELIGIBLE_FOR_SELECTED_PAYMENT_PRODUCT: 'failed',
  };
  const ours = states[status] ?? 'open';
  return { payment, provided: { ...base, ...nothingPaid, status: ours } };
}

/** Reads the payment of a checkout that has ended; throws a ProviderError when it is not as documented. */
export function toPaidCheckout(id: string, answer: unknown): WorldlineCheckout {
  const parsed = v.safeParse(paymentSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const payment = parsed.output;
  return { payment, provided: { id, checkoutUrl: undefined, paidAt: null, ...read(payment) } };
}

/** A checkout without a payment has no amount to compare. */
export const nothingPaid = {
  amountCents: 0,
  currency: '',
  chargedBackCents: 0,
  method: null,
} as const;

function read({ status, paymentOutput }: WorldlinePayment) {
  const { amountOfMoney, ...outputs } = paymentOutput;
  const product = Object.values(outputs).find((one) => one?.paymentProductId !== undefined);
  return {
    status: Object.hasOwn(statuses, status)
      ? (statuses[status] ?? 'pending')
      : ('pending' as const),
    amountCents: amountOfMoney.amount,
    currency: amountOfMoney.currencyCode,
    chargedBackCents: chargedBack.has(status) ? amountOfMoney.amount : 0,
    method: products[product?.paymentProductId ?? 0] ?? null,
  };
}

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  REFUNDED: 'refunded',
  REJECTED: 'failed',
  CANCELLED: 'cancelled',
};

const refundSchema = v.object({
  id: idSchema,
  status: v.string(),
  refundOutput: v.optional(
    v.object({
      amountOfMoney: v.optional(moneySchema),
      references: v.optional(v.object({ merchantReference: v.optional(v.string()) })),
    }),
  ),
});
const refundsSchema = v.object({ refunds: v.optional(v.array(refundSchema), []) });

/** Reads a refund; an unknown state counts as pending. */
export function toRefund(answer: unknown): ProviderRefund {
  const parsed = v.safeParse(refundSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const { id, status, refundOutput } = parsed.output;
  return {
    id,
    state: Object.hasOwn(refundStates, status) ? (refundStates[status] ?? 'pending') : 'pending',
    amountCents: refundOutput?.amountOfMoney?.amount ?? 0,
    reference: refundOutput?.references?.merchantReference ?? null,
  };
}

/** Reads the refunds of a payment. */
export function toRefunds(answer: unknown): readonly ProviderRefund[] {
  const parsed = v.safeParse(refundsSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  return parsed.output.refunds.map(toRefund);
}
