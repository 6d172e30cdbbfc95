import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createMollieSimulator,
  mollieApi,
  type MollieSimulator,
} from '../../../../simulators/mollie/mollie-simulator.ts';
import {
  startSimulators,
  type RunningSimulators,
} from '../../../../simulators/start-simulators.ts';
import { findContractProblems } from '../../../../testing/contracts/published-schemas.ts';
import {
  checkExchanges,
  recordExchanges,
  type PublishedOperation,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { atCheckout } from '../../../../testing/start-mollie.ts';
import {
  createOutgoingClient,
  type OutgoingClient,
} from '../../../platform/outgoing/outgoing-client.ts';
import type { PaymentOrder } from '../payment-provider.ts';
import { createMollie } from './mollie.ts';

const key = 'test_contract';
const refusals = Object.fromEntries([401, 404, 422].map((status) => [status, 'mollie/error']));
const at = (path: string) => new RegExp(`^/mollie/v2/${path}$`);

/** The operations of Mollie's API 2 that the driver uses. */
const operations: readonly PublishedOperation[] = [
  {
    method: 'POST',
    path: at('payments'),
    body: 'mollie/payment-request',
    answers: { ...refusals, 201: 'mollie/payment' },
  },
  { method: 'GET', path: at('payments/[^/]+'), answers: { ...refusals, 200: 'mollie/payment' } },
  { method: 'DELETE', path: at('payments/[^/]+'), answers: { ...refusals, 200: 'mollie/payment' } },
  {
    method: 'POST',
    path: at('payments/[^/]+/refunds'),
    body: 'mollie/refund-request',
    answers: { ...refusals, 201: 'mollie/refund' },
  },
  {
    method: 'GET',
    path: at('payments/[^/]+/refunds'),
    answers: { ...refusals, 200: 'mollie/refunds' },
  },
  { method: 'GET', path: at('methods'), answers: { ...refusals, 200: 'mollie/methods' } },
];

const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  idempotencyKey: crypto.randomUUID(),
  amountCents: 1_210,
  currency: 'EUR',
  description: 'Uittreksel '.repeat(40),
  locale: 'nl-NL',
  lines: [
    { name: 'Uittreksel '.repeat(20), amount: 1_210, vat: { rate: 21, amount: 210 } },
    { name: 'Korting', amount: 0, vat: null },
  ],
  returnTo: 'https://formulieren.example/payments/back',
  webhook: null,
  ...more,
});

describe('the payment driver and the simulated Mollie', () => {
  let running: RunningSimulators;
  let simulator: MollieSimulator;
  let recorded: ReturnType<typeof recordExchanges>;
  beforeAll(async () => {
    running = await startSimulators({
      port: 0,
      host: '127.0.0.1',
      isProduction: false,
      create: (origin) => {
        simulator = createMollieSimulator(origin, key);
        return [Promise.resolve(simulator)];
      },
    });
    const { host } = new URL(running.origin);
    recorded = recordExchanges(createOutgoingClient({ hosts: null, privateHosts: [host] }));
  });
  afterAll(() => running.stop());

  const mollie = (client: OutgoingClient = recorded.client, secret = key) =>
    createMollie({
      settings: { api: mollieApi(running.origin) },
      secret,
      secondSecret: null,
      client,
      now: () => Date.now(),
    });

  test('speak as published', async () => {
    await mollie().check();
    // Forms are in more languages than the checkout of Mollie.
    for (const locale of ['tr-TR', 'en-GB']) await mollie().create(order({ locale }));
    for (const action of ['pay', 'cancel', 'expire', 'fail']) {
      const { id, checkoutUrl } = await mollie().create(order());
      await atCheckout(checkoutUrl ?? '', action);
      await mollie().get(id);
      const refund = { paymentId: id, currency: 'EUR', description: 'Terug' };
      const back = { ...refund, reference: crypto.randomUUID(), amountCents: 100 };
      if (action === 'pay') await mollie().refund(back);
      else await expect(mollie().refund(back)).rejects.toThrow();
      await mollie().listRefunds(id);
    }
    const { id } = await mollie().create(order({ lines: [] }));
    await mollie().cancel(id);
    await expect(mollie().get('tr_gone')).rejects.toThrow();
    await expect(mollie(recorded.client, 'another').check()).rejects.toThrow();
    expect(await checkExchanges(recorded.exchanges, operations)).toEqual({
      problems: [],
      unused: [],
    });
  });

  const answering = (content: object): OutgoingClient => ({
    send: () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'application/hal+json' },
        text: JSON.stringify(content),
      }),
  });
  const link = { href: 'https://api.mollie.com/v2/', type: 'application/hal+json' };

  test('read a payment that says with null that it is not paid', async () => {
    const payment = {
      resource: 'payment',
      id: 'tr_1',
      mode: 'live',
      description: 'Uittreksel',
      amount: { currency: 'EUR', value: '12.10' },
      sequenceType: 'oneoff',
      profileId: 'pfl_1',
      status: 'open',
      method: null,
      createdAt: '2026-11-20T09:00:00+00:00',
      paidAt: null,
      _links: { self: link, dashboard: link },
    };
    expect(findContractProblems('mollie/payment', payment, 'answer')).toEqual([]);
    expect(await mollie(answering(payment)).get('tr_1')).toMatchObject({
      status: 'open',
      method: null,
      paidAt: null,
    });
  });

  test('accept an account with a method without a name', async () => {
    const amount = { currency: 'EUR', value: '1.00' };
    const method = {
      resource: 'method',
      id: null,
      description: 'Nieuw',
      minimumAmount: amount,
      maximumAmount: null,
      image: { size1x: '', size2x: '', svg: '' },
      status: null,
      _links: { self: link },
    };
    const methods = {
      count: 1,
      _embedded: { methods: [method] },
      _links: { self: link, documentation: link },
    };
    expect(findContractProblems('mollie/methods', methods, 'answer')).toEqual([]);
    await mollie(answering(methods)).check();
  });
});
