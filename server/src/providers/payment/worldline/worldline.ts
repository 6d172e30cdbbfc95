import * as v from 'valibot';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import type {
  PaymentDriverOptions,
  PaymentOrder,
  PaymentProvider,
  WebhookMessage,
} from '../payment-provider.ts';
import { isSignedBy, signRequest } from './sign-request.ts';
import {
  createdSchema,
  nothingPaid,
  toCheckout,
  toPaidCheckout,
  toRefund,
  toRefunds,
  type WorldlineCheckout,
} from './worldline-result.ts';

/** The settings of an account; its secrets are stored separately: that of the API, and that of webhooks. */
const settingsSchema = v.object({
  api: v.optional(v.string(), ''),
  merchant_id: v.pipe(v.string(), v.minLength(1)),
  api_key_id: v.pipe(v.string(), v.minLength(1)),
  webhook_key_id: v.optional(v.string(), ''),
});

const defaultApi = 'https://payment.direct.worldline-solutions.com';
const timeoutMs = 10_000;
const maxDescriptorCharacters = 32;
const json = 'application/json';

/**
 * Worldline Direct with its hosted checkout, or a compatible service. A payment's id here is that of its checkout: the
 * payment itself begins when the payer chooses how to pay.
 */
export function createWorldline(options: PaymentDriverOptions): PaymentProvider {
  const parsed = v.safeParse(settingsSchema, options.settings);
  if (!parsed.success || options.secret === null) throw new ProviderError('not_configured');
  const { merchant_id: merchantId, webhook_key_id: webhookKeyId } = parsed.output;
  const ask = createAsk(options, { ...parsed.output, secret: options.secret });
  const merchant = `v2/${encodeURIComponent(merchantId)}`;
  const getCheckout = createCheckoutReader((kind, id) =>
    ask('GET', `${merchant}/${kind}/${encodeURIComponent(id)}`),
  );
  const paymentIn = async (id: string) => payments(merchant, await getCheckout(id));
  return {
    create: async (order) => {
      const path = `${merchant}/hostedcheckouts`;
      const answer = await ask('POST', path, { key: order.idempotencyKey, body: toBody(order) });
      const created = v.safeParse(createdSchema, answer);
      if (!created.success) throw new ProviderError('bad_answer');
      const { hostedCheckoutId: id, redirectUrl: checkoutUrl } = created.output;
      return { ...nothingPaid, id, status: 'open', checkoutUrl, paidAt: null };
    },
    get: async (id) => {
      try {
        return (await getCheckout(id)).provided;
      } catch (error) {
        // A checkout that nobody used ends after some hours.
        if (isUnknown(error))
          return { ...nothingPaid, id, status: 'expired', checkoutUrl: null, paidAt: null };
        throw error;
      }
    },
    cancel: async (id) => {
      await ask('POST', `${await paymentIn(id)}/cancel`, { key: `${id}-cancel`, body: {} });
      return (await getCheckout(id)).provided;
    },
    refund: async ({ paymentId, reference, amountCents: amount, currency }) =>
      toRefund(
        await ask('POST', `${await paymentIn(paymentId)}/refund`, {
          key: reference,
          body: {
            amountOfMoney: { amount, currencyCode: currency },
            references: { merchantReference: reference },
          },
        }),
      ),
    listRefunds: async (id) => toRefunds(await ask('GET', `${await paymentIn(id)}/refunds`)),
    check: async () => {
      await ask('GET', `${merchant}/services/testconnection`);
    },
    isWebhookSigned: (message) => isSignedMessage(message, webhookKeyId, options.secondSecret),
  };
}

type GetObject = (kind: 'hostedcheckouts' | 'payments', id: string) => Promise<unknown>;

/** Reads a checkout, or after it ended its payment, which stays. */
function createCheckoutReader(get: GetObject): (id: string) => Promise<WorldlineCheckout> {
  return async (id) => {
    try {
      return toCheckout(id, await get('hostedcheckouts', id));
    } catch (error) {
      if (!isUnknown(error)) throw error;
      return toPaidCheckout(id, await get('payments', firstPaymentIn(id)));
    }
  };
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ProviderError && error.answer?.status === 404;

/** The id of the payment that is made in a checkout: a number after that of the checkout, from zero. */
const firstPaymentIn = (checkoutId: string): string => `${checkoutId}_0`;

/** Whether a webhook is signed with the key; without one a message only triggers a check, as with every provider. */
function isSignedMessage(
  { headers, body }: WebhookMessage,
  keyId: string,
  secret: string | null,
): boolean {
  if (keyId === '' || secret === null) return true;
  const { 'x-gcs-keyid': given, 'x-gcs-signature': signature = '' } = headers;
  return given === keyId && isSignedBy(secret, body, signature);
}

/** The path of the payment in a checkout; throws `refused` while there is none. */
function payments(merchant: string, { payment }: WorldlineCheckout): string {
  if (payment === undefined) throw new ProviderError('refused');
  return `${merchant}/payments/${encodeURIComponent(payment.id)}`;
}

function toBody(order: PaymentOrder): object {
  const { amountCents: amount, currency, idempotencyKey, description, locale, webhook } = order;
  return {
    order: {
      amountOfMoney: { amount, currencyCode: currency },
      references: {
        merchantReference: idempotencyKey,
        descriptor: description.slice(0, maxDescriptorCharacters),
      },
    },
    hostedCheckoutSpecificInput: {
      returnUrl: order.returnTo,
      locale: locale.replace('-', '_'),
    },
    // The money is taken at once, not reserved.
    cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
    ...(webhook !== null && { feedbacks: { webhooksUrls: [webhook] } }),
  };
}

interface Account {
  readonly api: string;
  readonly api_key_id: string;
  readonly secret: string;
}

interface ApiRequest {
  /** Repeating the request with it does nothing twice. */
  readonly key: string;
  readonly body: object;
}

/** Calls only URLs below the configured one; the secret signs the request and is not sent. */
function createAsk({ client, now }: PaymentDriverOptions, account: Account) {
  const api = account.api === '' ? defaultApi : account.api;
  if (!URL.canParse(api)) throw new ProviderError('not_configured');
  return async (
    method: OutgoingRequest['method'],
    path: string,
    request?: ApiRequest,
  ): Promise<unknown> => {
    const url = new URL(`${api.replace(/\/$/, '')}/${path}`);
    const date = new Date(now()).toUTCString();
    const gcsHeaders: Readonly<Record<string, string>> =
      request === undefined ? {} : { 'x-gcs-idempotence-key': request.key };
    const contentType = request === undefined ? '' : json;
    const signed = { method, contentType, date, gcsHeaders, path: `${url.pathname}${url.search}` };
    const signature = signRequest(account.secret, signed);
    try {
      const { content } = await sendRequest(client, {
        method,
        url,
        headers: {
          accept: json,
          date,
          authorization: `GCS v1HMAC:${account.api_key_id}:${signature}`,
          ...gcsHeaders,
          ...(request && { 'content-type': json }),
        },
        ...(request && { body: JSON.stringify(request.body) }),
        timeoutMs,
      });
      return content;
    } catch (cause) {
      // The same request is still being handled: its answer comes later.
      const isBusy = cause instanceof ProviderError && cause.answer?.status === 409;
      throw isBusy ? new ProviderError('unavailable', { cause }) : cause;
    }
  };
}
