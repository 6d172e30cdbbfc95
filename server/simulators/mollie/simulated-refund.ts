import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  documentationLink,
  mollieLink,
  type MollieAmount,
  type SimulatedPayment,
  type SimulatedRefund,
} from './simulated-payment.ts';

const orderSchema = v.object({
  amount: v.object({ currency: v.string(), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) }),
  description: v.optional(v.string(), ''),
  metadata: v.optional(v.unknown(), null),
});

interface Asked {
  readonly body: unknown;
  readonly key: string | null;
  readonly at: Date;
}

/** Refunds a part of a payment; the name of the wrong field when Mollie would refuse it. */
export function createRefund(payment: SimulatedPayment, asked: Asked): SimulatedRefund | string {
  const earlier = payment.refunds.find(({ key }) => key !== null && key === asked.key);
  if (earlier) return earlier;
  const parsed = v.safeParse(orderSchema, asked.body);
  if (!parsed.success || parsed.output.amount.currency !== payment.order.amount.currency)
    return 'amount';
  if (payment.status !== 'paid') return 'payment';
  if (centsOf(parsed.output.amount) > centsOf(payment.order.amount) - refundedCents(payment))
    return 'amount';
  const refund: SimulatedRefund = {
    ...parsed.output,
    id: `re_${randomBytes(8).toString('hex').slice(0, 10)}`,
    createdAt: asked.at.toISOString(),
    key: asked.key,
    status: 'pending',
  };
  payment.refunds.push(refund);
  return refund;
}

const centsOf = ({ value }: MollieAmount): number => Math.round(Number(value) * 100);

const refundedCents = ({ refunds }: SimulatedPayment): number =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** A refund as it is in a list in Mollie's own words. */
function listRefund(payment: SimulatedPayment, refund: SimulatedRefund, base: string) {
  const { id, amount, description, metadata, createdAt, status } = refund;
  const url = `${base}/v2/payments/${payment.id}`;
  return {
    resource: 'refund',
    id,
    mode: 'test',
    amount,
    description,
    metadata,
    status,
    createdAt,
    paymentId: payment.id,
    _links: { self: mollieLink(`${url}/refunds/${id}`), payment: mollieLink(url) },
  };
}

/** The refund in Mollie's own words. */
export function presentRefund(
  payment: SimulatedPayment,
  refund: SimulatedRefund,
  base: string,
): object {
  const listed = listRefund(payment, refund, base);
  return { ...listed, _links: { ...listed._links, documentation: documentationLink } };
}

/** The list of refunds of a payment in Mollie's own words. */
export const presentRefunds = (payment: SimulatedPayment, base: string): object => ({
  count: payment.refunds.length,
  _embedded: { refunds: payment.refunds.map((refund) => listRefund(payment, refund, base)) },
  _links: {
    self: mollieLink(`${base}/v2/payments/${payment.id}/refunds`),
    previous: null,
    next: null,
    documentation: documentationLink,
  },
});
