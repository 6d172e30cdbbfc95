import { randomBytes } from 'node:crypto';

/** The states Mollie knows of a payment (API version 2). */
export type MollieStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed';

/** An amount as Mollie writes it. */
export interface MollieAmount {
  readonly currency: string;
  /** With two decimals and a point. */
  readonly value: string;
}

/** What an application asks for. */
export interface MollieOrder {
  readonly amount: MollieAmount;
  readonly description: string;
  readonly redirectUrl: string;
  readonly cancelUrl?: string | undefined;
  readonly webhookUrl?: string | undefined;
  readonly metadata?: unknown;
  readonly lines?: readonly object[] | undefined;
}

/** The states Mollie knows of a refund (API version 2). */
export type MollieRefundStatus =
  'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

/** A refund as the simulator keeps it. */
export interface SimulatedRefund {
  readonly id: string;
  readonly amount: MollieAmount;
  readonly description: string;
  readonly metadata: unknown;
  readonly createdAt: string;
  /** The header with which it was asked for. */
  readonly key: string | null;
  status: MollieRefundStatus;
}

/** A payment as the simulator keeps it. */
export interface SimulatedPayment {
  readonly id: string;
  readonly order: MollieOrder;
  readonly createdAt: string;
  status: MollieStatus;
  /** When it came to that status. */
  changedAt: string;
  readonly refunds: SimulatedRefund[];
  /** The bank of the payer took the money back; the payment stays paid. */
  isChargedBack: boolean;
}

/** A payment nobody has paid yet. */
export function createPayment(order: MollieOrder, at: Date): SimulatedPayment {
  const id = `tr_${randomBytes(8).toString('hex').slice(0, 10)}`;
  const createdAt = at.toISOString();
  return {
    id,
    order,
    createdAt,
    status: 'open',
    changedAt: createdAt,
    refunds: [],
    isChargedBack: false,
  };
}

const expiresAfterMs = 15 * 60_000;

/** How Mollie tells a moment, by the status it belongs to. */
const moments: Readonly<Partial<Record<MollieStatus, string>>> = {
  paid: 'paidAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
  failed: 'failedAt',
};

/** A link to something of the API. */
export const mollieLink = (href: string) => ({ href, type: 'application/hal+json' });

/** A link to the description of an operation. */
export const documentationLink = { href: 'https://docs.mollie.com/', type: 'text/html' };

/** What went back, without refunds that failed. */
function refundedAmount({ order, refunds }: SimulatedPayment): MollieAmount {
  const value = refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + Number(amount.value), 0)
    .toFixed(2);
  return { ...order.amount, value };
}

/** The payment in Mollie's own words. */
export function presentPayment(payment: SimulatedPayment, base: string): object {
  const { id, order, status, createdAt, changedAt } = payment;
  const moment = moments[status];
  const checkout = { href: `${base}/checkout/${id}`, type: 'text/html' };
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount: order.amount,
    ...(payment.isChargedBack && { amountChargedBack: order.amount }),
    ...(payment.refunds.length > 0 && { amountRefunded: refundedAmount(payment) }),
    description: order.description,
    metadata: order.metadata ?? null,
    ...(order.lines && { lines: order.lines }),
    method: status === 'paid' ? 'ideal' : null,
    status,
    isCancelable: status === 'open',
    expiresAt: new Date(Date.parse(createdAt) + expiresAfterMs).toISOString(),
    profileId: 'pfl_simulator',
    sequenceType: 'oneoff',
    ...(moment && { [moment]: changedAt }),
    redirectUrl: order.redirectUrl,
    webhookUrl: order.webhookUrl ?? null,
    _links: {
      self: mollieLink(`${base}/v2/payments/${id}`),
      dashboard: { href: `${base}/checkout/${id}`, type: 'text/html' },
      ...(status === 'open' && { checkout }),
    },
  };
}
