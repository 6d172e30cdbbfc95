import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { atCheckout } from '../../../../testing/start-mollie.ts';
import {
  startSimulators,
  type RunningSimulators,
} from '../../../../simulators/start-simulators.ts';
import {
  createWorldlineSimulator,
  worldlineApi,
  type WorldlineSimulator,
} from '../../../../simulators/worldline/worldline-simulator.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createWorldline } from './worldline.ts';

const keys = {
  merchantId: 'gemeente',
  apiKeyId: 'sleutel',
  secret: 'geheim-van-de-api',
  webhookKeyId: 'webhooks',
  webhookSecret: 'geheim-van-de-webhooks',
};

/** The documented answers of Worldline Direct (version 2), as far as the simulator plays them. */
const money = v.strictObject({ amount: v.number(), currencyCode: v.literal('EUR') });
const payment = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\d+_0$/)),
  status: v.picklist(['REDIRECTED', 'PENDING_CAPTURE', 'CAPTURED', 'CANCELLED', 'REJECTED']),
  statusOutput: v.strictObject({ statusCategory: v.string() }),
  paymentOutput: v.strictObject({
    amountOfMoney: money,
    references: v.strictObject({ merchantReference: v.string() }),
    redirectPaymentMethodSpecificOutput: v.strictObject({ paymentProductId: v.number() }),
  }),
});
const created = v.strictObject({
  RETURNMAC: v.string(),
  hostedCheckoutId: v.pipe(v.string(), v.regex(/^\d+$/)),
  merchantReference: v.string(),
  partialRedirectUrl: v.string(),
  redirectUrl: v.pipe(v.string(), v.url()),
});
const checkout = v.variant('status', [
  v.strictObject({ status: v.picklist(['IN_PROGRESS', 'CANCELLED_BY_CONSUMER']) }),
  v.strictObject({
    status: v.literal('PAYMENT_CREATED'),
    createdPaymentOutput: v.strictObject({ payment }),
  }),
]);
const refund = v.strictObject({
  id: v.string(),
  status: v.picklist(['REFUND_REQUESTED', 'REFUNDED', 'REJECTED']),
  refundOutput: v.strictObject({
    amountOfMoney: money,
    references: v.strictObject({ merchantReference: v.string() }),
  }),
});
const failure = v.strictObject({
  errorId: v.string(),
  status: v.number(),
  errors: v.array(
    v.strictObject({ errorCode: v.string(), category: v.string(), httpStatusCode: v.number() }),
  ),
});
/** By method and path below the merchant. */
const shapes: readonly (readonly [RegExp, v.GenericSchema])[] = [
  [/^POST \/hostedcheckouts$/, created],
  [/^GET \/hostedcheckouts\/\d+$/, checkout],
  [/^GET \/payments\/\d+_0$/, payment],
  [/^POST \/payments\/\d+_0\/refund$/, refund],
  [/^GET \/payments\/\d+_0\/refunds$/, v.strictObject({ refunds: v.array(refund) })],
  [/^GET \/services\/testconnection$/, v.strictObject({ result: v.literal('OK') })],
];

describe('the answers of Worldline', () => {
  let running: RunningSimulators;
  let simulator: WorldlineSimulator;
  let provider: PaymentProvider;
  /** The calls whose answers were compared, without their numbers. */
  const compared = new Set<string>();

  beforeAll(async () => {
    running = await startSimulators({
      port: 0,
      host: '127.0.0.1',
      isProduction: false,
      create: (origin) => {
        simulator = createWorldlineSimulator(origin, keys);
        return [Promise.resolve(simulator)];
      },
    });
    const client = createOutgoingClient({ hosts: null, privateHosts: ['localhost'] });
    provider = createWorldline({
      settings: {
        api: worldlineApi(running.origin),
        merchant_id: keys.merchantId,
        api_key_id: keys.apiKeyId,
        webhook_key_id: keys.webhookKeyId,
      },
      secret: keys.secret,
      secondSecret: keys.webhookSecret,
      now: () => Date.now(),
      client: {
        send: async (request) => {
          const answer = await client.send(request);
          const path = request.url.pathname.split(keys.merchantId)[1] ?? '';
          const call = `${request.method} ${path}`;
          const shape = shapes.find(([pattern]) => pattern.test(call))?.[1];
          if (shape === undefined) throw new Error(`Not documented: ${call}`);
          const schema = answer.status < 300 ? shape : failure;
          const content: unknown = JSON.parse(answer.text);
          v.assert(schema, content);
          compared.add(`${String(answer.status)} ${call.replaceAll(/\d+/g, 'n')}`);
          return answer;
        },
      },
    });
  });
  afterAll(() => running.stop());

  const order = (idempotencyKey: string) => ({
    idempotencyKey,
    amountCents: 2470,
    currency: 'EUR',
    description: 'Leges',
    locale: 'nl-NL',
    lines: [],
    returnTo: 'http://localhost/terug',
    webhook: null,
  });

  test('have the documented shapes, and are read as they mean', async () => {
    await provider.check();
    const { id, checkoutUrl } = await provider.create(order('een'));
    expect((await provider.get(id)).status).toBe('open');
    await atCheckout(checkoutUrl ?? '', 'pay-silently');
    const paid = { status: 'paid', amountCents: 2470, currency: 'EUR', method: 'ideal' };
    expect(await provider.get(id)).toMatchObject(paid);
    simulator.endCheckouts();
    expect(await provider.get(id)).toMatchObject(paid);
    const wanted = { paymentId: id, reference: 'terug-1', amountCents: 400, currency: 'EUR' };
    const made = await provider.refund({ ...wanted, description: 'Leges' });
    expect(made).toMatchObject({ state: 'pending', amountCents: 400, reference: 'terug-1' });
    expect(await provider.listRefunds(id)).toEqual([made]);
    expect([...compared].sort()).toEqual([
      '200 GET /hostedcheckouts/n',
      '200 GET /payments/n_n',
      '200 GET /payments/n_n/refunds',
      '200 GET /services/testconnection',
      '200 POST /payments/n_n/refund',
      '201 POST /hostedcheckouts',
      '404 GET /hostedcheckouts/n',
    ]);
  });

  test('refuse more than was paid, and a payment that was never made', async () => {
    const { id, checkoutUrl } = await provider.create(order('twee'));
    await expect(provider.listRefunds(id)).rejects.toMatchObject({ code: 'refused' });
    await atCheckout(checkoutUrl ?? '', 'cancel');
    expect((await provider.get(id)).status).toBe('cancelled');
    simulator.endCheckouts();
    expect((await provider.get(id)).status).toBe('expired');
    await expect(provider.listRefunds(id)).rejects.toBeInstanceOf(ProviderError);
  });
});
