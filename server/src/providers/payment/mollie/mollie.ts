import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import * as v from 'valibot';
import { ProviderError, type ProviderErrorCode } from '../../provider-error.ts';
import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts';

/** How a tenant's Mollie account is configured; its key is kept apart. */
const settingsSchema = v.object({
  api: v.optional(v.pipe(v.string(), v.url()), 'https://api.mollie.com/v2'),
});

const patienceMs = 10_000;
const longestDescription = 255;

/** Maps Mollie's states to ours; an unknown state counts as pending. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

const paymentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^tr_\w{1,60}$/)),
  status: v.string(),
  amount: v.object({
    currency: v.string(),
    value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)),
  }),
  _links: v.object({ checkout: v.optional(v.object({ href: v.pipe(v.string(), v.url()) })) }),
});

export interface MollieOptions {
  readonly settings: unknown;
  readonly secret: string | null;
}

/** The payments API of Mollie, version 2, or something that speaks as it does. */
export function createMollie({ settings, secret }: MollieOptions): PaymentProvider {
  if (secret === null) throw new ProviderError('not_configured');
  const ask = createAsk(v.parse(settingsSchema, settings).api, secret);
  return {
    create: ({ idempotencyKey, amountCents, currency, ...order }) =>
      ask('POST', 'payments', {
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          amount: { currency, value: toDecimals(amountCents) },
          description: order.description.slice(0, longestDescription),
          redirectUrl: order.returnTo,
          locale: order.locale.replace('-', '_'),
          ...(order.webhook !== null && { webhookUrl: order.webhook }),
        },
      }),
    get: (id) => ask('GET', `payments/${encodeURIComponent(id)}`),
    cancel: (id) => ask('DELETE', `payments/${encodeURIComponent(id)}`),
  };
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * Calls only addresses below the configured one and follows no redirect, so that the key goes
 * nowhere else.
 */
function createAsk(api: string, key: string) {
  return async (method: string, path: string, { headers = {}, body }: Asking = {}) => {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${api.replace(/\/$/, '')}/${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/hal+json',
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderError('no_answer', { cause });
    });
    if (!response.ok) throw new ProviderError(codeOf(response.status));
    const answer: unknown = await response.json().catch((cause: unknown) => {
      throw new ProviderError(signal.aborted ? 'no_answer' : 'bad_answer', { cause });
    });
    return toPayment(answer);
  };
}

function codeOf(status: number): ProviderErrorCode {
  if (status === 429) return 'too_many_requests';
  if (status === 401 || status === 403) return 'not_authorised';
  return status >= 500 ? 'unavailable' : 'refused';
}

function toPayment(answer: unknown): ProviderPayment {
  const parsed = v.safeParse(paymentSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const { id, status, amount, _links: links } = parsed.output;
  return {
    id,
    status: Object.hasOwn(statuses, status) ? (statuses[status] ?? 'pending') : 'pending',
    amountCents: Number(amount.value.replace('.', '')),
    currency: amount.currency,
    checkoutUrl: links.checkout?.href ?? null,
  };
}

/** Whole cents as Mollie writes them: never through binary fractions. */
export function toDecimals(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
