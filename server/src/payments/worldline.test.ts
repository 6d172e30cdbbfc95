import type { Field } from '@form-builder/core/form/form-definition.ts';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSimulators } from '../../simulators/start-simulators.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { atCheckout } from '../../testing/start-mollie.ts';
import { startWorldline, type RunningWorldline } from '../../testing/start-worldline.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const fee: Field = {
  id: 'pay',
  short_id: 'paym',
  type: 'payment',
  label: 'Leges',
  custom_properties: { integration_id: 'worldline', amount: 24.7 },
};

test('the simulator refuses to run in production', async () => {
  const options = { port: 0, host: '127.0.0.1', isProduction: true, create: () => [] };
  await expect(startSimulators(options)).rejects.toThrow();
});

describe.each(databases)('payments through Worldline on %s', (database) => {
  let server: TestServer;
  let worldline: RunningWorldline;
  let root: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    worldline = await startWorldline(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { title: 'Uittreksel', pages: onePage([fee]) },
    }));
  }, 60_000);
  beforeEach(() => worldline.failWith(null));
  afterAll(async () => {
    await worldline.stop();
    await server.stop();
  });

  const visitor = () => server.client(server.tenants.demo);
  interface Own {
    readonly id: string;
    readonly headers: { readonly 'x-submission-key': string };
  }
  async function complete(): Promise<Own> {
    const { data: own } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: {}, status: 'final' },
    });
    return { id: own.id, headers: { 'x-submission-key': own.public_key ?? '' } };
  }
  const start = async ({ id, headers }: Own) => {
    const body = { return_url: `${allowedOrigin}/leges` };
    return (await visitor().startPayment({ params: { id }, headers, body })).data;
  };
  const look = async ({ id, headers }: Own) =>
    (await visitor().getPayment({ params: { id }, headers })).data;
  async function begin() {
    const own = await complete();
    const { checkout_url: checkout, transaction_id: transactionId } = await start(own);
    return { own, checkout: checkout ?? '', transactionId };
  }
  const untilPaid = (own: Own) =>
    expect.poll(async () => (await look(own)).status, { timeout: 15_000 }).toBe('paid');
  const logbookOf = ({ id }: Own) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const lines = tx.selectFrom('logbook').select('action').where('subject_id', '=', id);
      return (await lines.orderBy('id').execute()).map(({ action }) => action);
    });
  const kindsOf = async ({ id }: Own) =>
    (await root.client.listNotifications({})).data
      .filter(({ subject_id: subject }) => subject === id)
      .map(({ kind }) => kind);
  const entriesOf = async ({ id }: Own) => {
    const format = { timeZone: 'Europe/Amsterdam', dateStyle: 'short' } as const;
    const day = new Intl.DateTimeFormat('sv-SE', format).format(server.runtime.now());
    const { data } = await root.client.listPaymentsOfDay({ query: { day, limit: '100' } });
    return data.filter(({ submission }) => submission?.id === id);
  };
  /** The amounts that the ledger keeps of a payment whose submission is gone. */
  const keptOf = async (payment: string) => {
    const rows = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('payment_ledger')
        .select('amount_cents')
        .where('payment_id', '=', payment)
        .orderBy('amount_cents')
        .execute(),
    );
    return rows.map(({ amount_cents: cents }) => cents);
  };
  const lastWebhook = async () => {
    await expect.poll(() => worldline.webhooks().length, { timeout: 8000 }).toBeGreaterThan(0);
    const sent = worldline.webhooks().at(-1);
    if (sent === undefined) throw new Error('No webhook was sent');
    return sent;
  };

  test('are started once, and paid by a signed webhook', async () => {
    const before = worldline.count();
    const { own, checkout } = await begin();
    expect((await start(own)).checkout_url).toBe(checkout);
    expect((await look(own)).checkout_url).toBe(checkout);
    expect(worldline.count()).toBe(before + 1);
    const back = await atCheckout(checkout, 'pay');
    expect(back).toContain('RETURNMAC=');
    await untilPaid(own);
    expect((await look(own)).submission).toMatchObject({ status: 'final' });
    const returned = await fetch(back, { redirect: 'manual' });
    expect(returned.headers.get('location')).toBe(`${allowedOrigin}/leges#fb-payment=${own.id}`);
    const { data } = await root.client.getSubmission({ params: { id: own.id } });
    expect(data.payments).toMatchObject([{ status: 'paid', amount_cents: 2470 }]);
  });

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
    ['leave', 'pending'],
  ] as const)('that someone chose to %s are %s', async (action, status) => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, action);
    expect(await look(own)).toMatchObject({ status, submission: { status: 'payment_pending' } });
  });

  test('wait for a capture, and are paid after it', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-late');
    expect((await look(own)).status).toBe('pending');
    worldline.giveLateResults();
    await untilPaid(own);
  });

  test('ignore a forged webhook, also with the right address', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'leave');
    const { url, headers, body } = await lastWebhook();
    const forged = body.replace('REDIRECTED', 'CAPTURED');
    expect(forged).not.toBe(body);
    const post = (changed: Readonly<Record<string, string>>, text: string) =>
      fetch(url, { method: 'POST', headers: { ...headers, ...changed }, body: text });
    expect((await post({}, forged)).status).toBe(403);
    expect((await post({ 'x-gcs-signature': 'bm90IGl0' }, body)).status).toBe(403);
    expect((await post({ 'x-gcs-keyid': 'OTHER' }, body)).status).toBe(403);
    expect((await post({}, body)).status).toBe(200);
    expect((await look(own)).status).toBe('pending');
  });

  test('complete a submission once, however often a webhook is replayed', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    const { url, headers, body } = await lastWebhook();
    for (let time = 0; time < 3; time += 1)
      expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    const lines = await logbookOf(own);
    expect(lines.filter((action) => action === 'payment.paid')).toHaveLength(1);
    expect(lines.filter((action) => action === 'submission.completed')).toHaveLength(1);
  });

  test('answer the question whether an address is ours', async () => {
    await begin();
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    const { url } = await lastWebhook();
    const ask = (value: string) =>
      fetch(url, { headers: { 'x-gcs-webhooks-endpoint-verification': value } });
    expect(await (await ask('abc-123')).text()).toBe('abc-123');
    expect((await ask('<script>')).status).toBe(404);
  });

  test('fail when another amount was paid, and staff hear of it and pay it back', async () => {
    const { own, checkout, transactionId } = await begin();
    worldline.payOnly(1);
    await atCheckout(checkout, 'pay-silently');
    expect(await look(own)).toMatchObject({
      status: 'failed',
      submission: { status: 'payment_pending' },
    });
    expect((await look(own)).status).toBe('failed');
    const differs = (await logbookOf(own)).filter((one) => one === 'payment.amount_differs');
    expect(differs).toHaveLength(1);
    const { data } = await root.client.getSubmission({ params: { id: own.id } });
    const paid = { amount_cents: 2470, received_cents: 1, is_used: false };
    expect(data.payments).toMatchObject([{ ...paid, paid_at: expect.any(String) as string }]);
    expect(await kindsOf(own)).toEqual(['payment_differs']);
    expect(await entriesOf(own)).toMatchObject([{ amount_cents: 1, state: 'paid', vat: [] }]);
    const body = { refund_id: v4(), payment_id: transactionId, amount_cents: 1, reason: 'Fout' };
    const params = { id: own.id };
    const tooMuch = { ...body, refund_id: v4(), amount_cents: 2 };
    expect(await refusalCode(root.client.refundPayment({ params, body: tooMuch }))).toBe(
      'refund_too_high',
    );
    await root.client.refundPayment({ params, body });
    expect(await kindsOf(own)).toEqual([]);
    const stateOf = async () =>
      (await root.client.getSubmission({ params })).data.payments[0]?.refunds[0]?.state;
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('pending');
    await worldline.endRefunds('REFUNDED');
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('refunded');
    await root.client.deleteSubmission({ params, body: { reason: 'Dubbel' } });
    expect(await keptOf(transactionId)).toEqual([-1, 1]);
  });

  test('fail when another currency was paid, and staff hear of it once and pay it back in that', async () => {
    const { own, checkout, transactionId } = await begin();
    worldline.payIn('USD');
    await atCheckout(checkout, 'pay-silently');
    for (let time = 0; time < 3; time += 1) expect((await look(own)).status).toBe('failed');
    const differs = (await logbookOf(own)).filter((one) => one === 'payment.amount_differs');
    expect(differs).toHaveLength(1);
    const params = { id: own.id };
    const { data } = await root.client.getSubmission({ params });
    expect(data.payments).toMatchObject([
      { amount_cents: 2470, currency: 'EUR', received_cents: 2470, received_currency: 'USD' },
    ]);
    expect(data.status).toBe('payment_pending');
    expect(await kindsOf(own)).toEqual(['payment_currency_differs']);
    expect(await entriesOf(own)).toMatchObject([
      { amount_cents: 2470, currency: 'USD', state: 'paid', vat: [] },
    ]);
    const body = { refund_id: v4(), payment_id: transactionId, amount_cents: 2470 };
    await root.client.refundPayment({ params, body: { ...body, reason: 'Dollars' } });
    expect(await kindsOf(own)).toEqual([]);
    const stateOf = async () =>
      (await root.client.getSubmission({ params })).data.payments[0]?.refunds[0]?.state;
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('pending');
    await worldline.endRefunds('REFUNDED');
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('refunded');
    await root.client.deleteSubmission({ params, body: { reason: 'Dubbel' } });
    expect(await keptOf(transactionId)).toEqual([-2470, 2470]);
  });

  test('wait while Worldline is down, and go on afterwards', async () => {
    const own = await complete();
    worldline.failWith(503);
    expect(await refusalCode(start(own))).toBe('provider_unavailable');
    worldline.failWith(null);
    const { checkout_url: checkout } = await start(own);
    await atCheckout(checkout ?? '', 'pay-silently');
    worldline.failWith(503);
    expect(await refusalCode(look(own))).toBe('provider_unavailable');
    worldline.failWith(null);
    await untilPaid(own);
  });

  test('are refunded once, and followed until the money has gone', async () => {
    const { own, checkout, transactionId } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    const body = {
      refund_id: v4(),
      payment_id: transactionId,
      amount_cents: 1000,
      reason: 'Dubbel aangevraagd',
    };
    await root.client.refundPayment({ params: { id: own.id }, body });
    await root.client.refundPayment({ params: { id: own.id }, body });
    const stateOf = async () => {
      const { data } = await root.client.getSubmission({ params: { id: own.id } });
      return data.payments[0]?.refunds.map(({ state }) => state);
    };
    await expect.poll(stateOf, { timeout: 10_000 }).toEqual(['pending']);
    await worldline.endRefunds('REFUNDED');
    await expect.poll(stateOf, { timeout: 10_000 }).toEqual(['refunded']);
  });

  test('are found and refunded after their checkout ended, and are expired without a payment', async () => {
    const unused = await begin();
    const { own, checkout, transactionId } = await begin();
    await atCheckout(checkout, 'pay-silently');
    worldline.endCheckouts();
    expect((await look(own)).status).toBe('paid');
    expect((await look(unused.own)).status).toBe('expired');
    await root.client.refundPayment({
      params: { id: own.id },
      body: {
        refund_id: v4(),
        payment_id: transactionId,
        amount_cents: 400,
        reason: 'Dubbel aangevraagd',
      },
    });
    const refundOf = async () =>
      (await root.client.getSubmission({ params: { id: own.id } })).data.payments[0]?.refunds[0];
    await expect.poll(async () => (await refundOf())?.state, { timeout: 10_000 }).toBe('pending');
    await worldline.endRefunds('REFUNDED');
    await expect.poll(async () => (await refundOf())?.state, { timeout: 10_000 }).toBe('refunded');
  });

  test('are seen to be refunded in the dashboard of Worldline, once', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    await worldline.refundInDashboard(400);
    const refundsOf = async () =>
      (await root.client.getSubmission({ params: { id: own.id } })).data.payments[0]?.refunds;
    const made = [{ amount_cents: 400, state: 'refunded', requested_by: '' }];
    await expect.poll(refundsOf, { timeout: 10_000 }).toMatchObject(made);
    const { url, headers, body } = await lastWebhook();
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    expect(await refundsOf()).toMatchObject(made);
  });

  test('are seen when the payer’s bank takes them back, once', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    await worldline.chargeBack();
    await worldline.chargeBack();
    const { url, headers, body } = await lastWebhook();
    await fetch(url, { method: 'POST', headers, body });
    const lines = await logbookOf(own);
    expect(lines.filter((action) => action === 'payment.charged_back')).toHaveLength(1);
    expect((await look(own)).status).toBe('paid');
    expect(await kindsOf(own)).toEqual(['payment_charged_back']);
    const back = (await entriesOf(own)).find(({ kind }) => kind === 'chargeback');
    expect(back).toMatchObject({ amount_cents: -2470, state: 'charged_back', method: 'ideal' });
  });

  test('are charged back after their submission was deleted, by signed webhooks only', async () => {
    const { own, checkout, transactionId } = await begin();
    await atCheckout(checkout, 'pay');
    await untilPaid(own);
    await root.client.deleteSubmission({ params: { id: own.id }, body: { reason: 'Dubbel' } });
    const sent = worldline.webhooks().filter(({ url }) => url.includes(transactionId));
    const forged = { 'x-gcs-signature': 'bm90IGl0' };
    for (const { url, headers, body } of sent) {
      const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...forged }, body });
      expect(answer.status).toBe(403);
    }
    expect(sent).not.toEqual([]);
    await worldline.chargeBack();
    await expect.poll(() => keptOf(transactionId), { timeout: 8000 }).toEqual([-2470, 2470]);
  });

  test('are tested from the settings, with the right keys only', async () => {
    const params = { id: 'worldline', stage: 'production' } as const;
    expect((await root.client.checkProvider({ params })).data.error).toBeNull();
    worldline.failWith(403);
    expect((await root.client.checkProvider({ params })).data.error).toBe('not_authorised');
  });
});
