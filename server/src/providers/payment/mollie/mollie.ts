import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import * as v from 'valibot';
import type {
  OutgoingClient,
  OutgoingRequest,
} from '../../../platform/outgoing/outgoing-client.ts';
import { toMollieLocale } from './mollie-locale.ts';
import { toRefund, toRefunds } from './mollie-refund.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import type {
  OrderLine,
  PaymentDriverOptions,
  PaymentProvider,
  ProviderPayment,
} from '../payment-provider.ts';

/** The settings of a tenant's Mollie account; its key is stored separately. */
const settingsSchema = v.object({ api: v.optional(v.string(), '') });

const defaultApi = 'https://api.mollie.com/v2';
const timeoutMs = 10_000;
const maxDescriptionCharacters = 255;
const maxLineCharacters = 100;

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

const amountSchema = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)),
});

const paymentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^tr_\w{1,60}$/)),
  status: v.string(),
  amount: amountSchema,
  amountChargedBack: v.optional(amountSchema),
  method: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\w{1,40}$/)))),
  paidAt: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  _links: v.object({ checkout: v.optional(v.object({ href: v.pipe(v.string(), v.url()) })) }),
});

const methodsSchema = v.object({
  _embedded: v.object({ methods: v.array(v.object({ id: v.nullable(v.string()) })) }),
});

/** The payments API of Mollie, version 2, or a compatible service. */
export function createMollie({ settings, secret, client }: PaymentDriverOptions): PaymentProvider {
  const parsed = v.safeParse(settingsSchema, settings);
  const api = parsed.success && parsed.output.api !== '' ? parsed.output.api : defaultApi;
  if (secret === null || !URL.canParse(api)) throw new ProviderError('not_configured');
  const ask = createAsk(client, api, secret);
  return {
    create: async ({ idempotencyKey, amountCents, currency, ...order }) =>
      toPayment(
        await ask('POST', 'payments', {
          headers: { 'idempotency-key': idempotencyKey },
          body: {
            amount: { currency, value: toDecimals(amountCents) },
            description: order.description.slice(0, maxDescriptionCharacters),
            redirectUrl: order.returnTo,
            // Left out of the JSON when it is undefined.
            locale: toMollieLocale(order.locale),
            ...(order.lines.some(({ vat }) => vat !== null) && {
              lines: order.lines.map((line) => toMollieLine(line, currency)),
            }),
            ...(order.webhook !== null && { webhookUrl: order.webhook }),
          },
        }),
      ),
    get: async (id) => toPayment(await ask('GET', `payments/${encodeURIComponent(id)}`)),
    cancel: async (id) => toPayment(await ask('DELETE', `payments/${encodeURIComponent(id)}`)),
    refund: async ({ paymentId, reference, amountCents, currency, description }) =>
      toRefund(
        await ask('POST', refundsOf(paymentId), {
          headers: { 'idempotency-key': reference },
          body: {
            amount: { currency, value: toDecimals(amountCents) },
            description: description.slice(0, maxDescriptionCharacters),
            metadata: { reference },
          },
        }),
      ),
    // The most that one page can hold; a payment with more refunds does not occur.
    listRefunds: async (id) => toRefunds(await ask('GET', `${refundsOf(id)}?limit=250`)),
    check: async () => {
      const parsedMethods = v.safeParse(methodsSchema, await ask('GET', 'methods'));
      if (!parsedMethods.success) throw new ProviderError('bad_answer');
      // Payments are impossible while the account has no active method.
      if (parsedMethods.output._embedded.methods.length === 0)
        throw new ProviderError('not_configured');
    },
  };
}

/** A line of an order; Mollie checks the VAT in it (`vatAmount` = total × rate / (100 + rate)). */
function toMollieLine({ name, amount, vat }: OrderLine, currency: string): object {
  const total = { currency, value: toDecimals(amount) };
  return {
    description: name.slice(0, maxLineCharacters),
    quantity: 1,
    unitPrice: total,
    totalAmount: total,
    ...(vat !== null && {
      vatRate: vat.rate.toFixed(2),
      vatAmount: { currency, value: toDecimals(vat.amount) },
    }),
  };
}

const refundsOf = (paymentId: string): string =>
  `payments/${encodeURIComponent(paymentId)}/refunds`;

interface ApiRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Calls only URLs below the configured one and follows no redirect, so that the key is sent nowhere else. */
function createAsk(client: OutgoingClient, api: string, key: string) {
  return async (
    method: OutgoingRequest['method'],
    path: string,
    { headers = {}, body }: ApiRequest = {},
  ): Promise<unknown> => {
    const { content } = await sendRequest(client, {
      method,
      url: new URL(`${api.replace(/\/$/, '')}/${path}`),
      headers: {
        accept: 'application/hal+json',
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs,
    });
    return content;
  };
}

function toPayment(answer: unknown): ProviderPayment {
  const parsed = v.safeParse(paymentSchema, answer);
  if (!parsed.success) throw new ProviderError('bad_answer');
  const { id, status, amount, amountChargedBack, method = null, paidAt = null } = parsed.output;
  return {
    id,
    status: Object.hasOwn(statuses, status) ? (statuses[status] ?? 'pending') : 'pending',
    amountCents: toCents(amount),
    currency: amount.currency,
    chargedBackCents: amountChargedBack === undefined ? 0 : toCents(amountChargedBack),
    checkoutUrl: parsed.output._links.checkout?.href ?? null,
    method,
    paidAt,
  };
}

const toCents = ({ value }: { readonly value: string }): number => Number(value.replace('.', ''));

/** Formats whole cents for Mollie, without binary fractions. */
export function toDecimals(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
