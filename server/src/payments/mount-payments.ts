import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { selectKeptPayment } from '../payment-ledger/payment-ledger-queries.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { Runtime } from '../platform/runtime.ts';
import { withFragment } from '../platform/http/requests/return-address.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { WebhookMessage } from '../providers/payment/payment-provider.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import { checkPayment } from './check-payment.ts';
import { followChargeback } from './follow-chargeback.ts';
import {
  paymentPaths,
  referenceOf,
  type PaymentOptions,
  type PaymentWork,
} from './payment-options.ts';
import { followRefundsOf } from './refunds/follow-refund.ts';
import { takeOutsideRefunds } from './refunds/take-outside-refunds.ts';
import { selectTransaction } from './payments-queries.ts';

/** The fragment that shows a form that its visitor returns from the checkout. */
const paymentFragment = 'fb-payment';

/** The dependencies of these routes. */
export interface PaymentRoutes extends PaymentOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly resolveTenant: ResolveTenant;
}

/** The routes that a payment provider calls and that a payer's browser returns to. */
export function mountPayments(app: Hono<AppEnvironment>, routes: PaymentRoutes): void {
  const webhook = `${paymentPaths.webhook}/:id/:reference`;
  app.post(webhook, async (c) => {
    c.set('route', webhook);
    const { work, transactionId } = await open(c, routes);
    const message = { headers: c.req.header(), body: await readMessage(c) };
    if (!(await isFromProvider(work, routes, { transactionId, message })))
      throw new RequestError('forbidden');
    // The message itself is not trusted, because anyone could send one: it only triggers a check.
    const isAnswered = await checkWithRefunds(work, routes, transactionId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProviderError) return false;
        throw error;
      },
    );
    // Any other status makes the provider send the webhook again later.
    return c.body(null, isAnswered ? 200 : 503);
  });

  // Worldline asks whether an address is ours before it sends messages to it.
  app.get(webhook, (c) => {
    c.set('route', webhook);
    const asked = c.req.header('x-gcs-webhooks-endpoint-verification') ?? '';
    if (!/^[\w-]{1,200}$/.test(asked)) throw new RequestError('not_found');
    return c.text(asked);
  });

  const back = `${paymentPaths.back}/:id/:reference`;
  app.get(back, async (c) => {
    c.set('route', back);
    c.header('Cache-Control', 'no-store');
    const { work, transactionId } = await open(c, routes);
    const payment = await work.transaction((tx) => selectTransaction(tx, transactionId));
    if (!payment?.return_url) throw new RequestError('not_found');
    // The return itself proves nothing: the form requests the state of the payment.
    const address = withFragment(payment.return_url, paymentFragment, payment.submission_id);
    return c.redirect(address, 303);
  });
}

async function checkWithRefunds(work: PaymentWork, routes: PaymentRoutes, transactionId: string) {
  await checkPayment(work, routes, transactionId);
  await followChargeback(work, routes, transactionId);
  await takeOutsideRefunds(work, routes, transactionId);
  await followRefundsOf(work, routes, transactionId);
}

const maxMessageCharacters = 100_000;

async function readMessage(c: AppContext): Promise<string> {
  const body = await c.req.text();
  if (body.length > maxMessageCharacters) throw new RequestError('forbidden');
  return body;
}

interface ReceivedMessage {
  readonly transactionId: string;
  readonly message: WebhookMessage;
}

/** Whether the provider signed the message, for providers that sign: a forged one does not even trigger a check. */
async function isFromProvider(
  work: PaymentWork,
  { createProvider }: PaymentRoutes,
  { transactionId, message }: ReceivedMessage,
): Promise<boolean> {
  const provider = await work.transaction(async (tx) => {
    // The submission of a kept payment is gone; tests are not kept.
    const payment =
      (await selectTransaction(tx, transactionId)) ?? (await selectKeptPayment(tx, transactionId));
    if (payment === undefined) return undefined;
    const servesTests = 'serves_tests' in payment && payment.serves_tests;
    return selectProvider(tx, 'payment', { id: payment.provider_id, servesTests });
  });
  if (provider === undefined) return true;
  return createProvider(work.tenant.id, provider).isWebhookSigned?.(message) ?? true;
}

interface Opened {
  readonly work: PaymentWork;
  readonly transactionId: string;
}

/** The transaction of a route; without its reference the route answers 404. */
async function open(c: AppContext, routes: PaymentRoutes): Promise<Opened> {
  const tenant = await routes.resolveTenant(c.env.incoming);
  c.set('tenant', tenant);
  const transactionId = c.req.param('id') ?? '';
  const given = Buffer.from(c.req.param('reference') ?? '');
  const expected = Buffer.from(referenceOf(routes, tenant, transactionId));
  const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isKnown || !v.is(v.pipe(v.string(), v.uuid()), transactionId)) {
    throw new RequestError('not_found');
  }
  const transaction = withTenant(routes.pool, tenant.id);
  return { work: { ...routes.runtime, tenant, transaction }, transactionId };
}
