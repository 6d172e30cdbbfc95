import type { Field } from '@form-builder/core/form/form-definition.ts';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import { atCheckout, startMollie, type RunningMollie } from '../../../testing/start-mollie.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { secondsToNextRefundCheck } from './refund-jobs.ts';

const fee: Field = {
  id: 'pay',
  short_id: 'paym',
  type: 'payment',
  label: 'Leges',
  custom_properties: { integration_id: 'mollie', amount: 24.7 },
};

test.each([
  [0, 60],
  [3_600, 3_600],
  [3 * 86_400, 6 * 3_600],
  [31 * 86_400, undefined],
])('a refund of %i seconds is looked at again after %s', (age, expected) => {
  expect(secondsToNextRefundCheck(age)).toBe(expected);
});

describe.each(databases)('refunds on %s', (database) => {
  let server: TestServer;
  let mollie: RunningMollie;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    mollie = await startMollie(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  beforeEach(() => mollie.failWith(null));
  afterAll(async () => {
    await mollie.stop();
    await server.stop();
  });

  interface Paid {
    readonly id: string;
    readonly payment: string;
  }

  /** A submission whose fee of 24.70 euros is still to be paid. */
  async function begin() {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { title: 'Uittreksel', pages: onePage([fee]) },
    });
    const visitor = server.client(server.tenants.demo);
    const { data: own } = await visitor.createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: {}, status: 'final' },
    });
    const { data } = await visitor.startPayment({
      params: { id: own.id },
      headers: { 'x-submission-key': own.public_key ?? '' },
      body: { return_url: `${allowedOrigin}/leges` },
    });
    return { id: own.id, payment: data.transaction_id, checkout: data.checkout_url ?? '' };
  }
  async function pay(): Promise<Paid> {
    const { checkout, ...begun } = await begin();
    await atCheckout(checkout, 'pay');
    await expect.poll(async () => (await paymentOf(begun)).status, { timeout: 8000 }).toBe('paid');
    return begun;
  }
  async function paymentOf({ id }: Paid) {
    const [payment] = (await root.client.getSubmission({ params: { id } })).data.payments;
    if (payment === undefined) throw new Error('The submission has no payment');
    return payment;
  }
  const refund = ({ id, payment }: Paid, cents: number, refundId = v4(), as = root) =>
    as.client.refundPayment({
      params: { id },
      body: {
        refund_id: refundId,
        payment_id: payment,
        amount_cents: cents,
        reason: 'Dubbel aangevraagd',
      },
    });
  const stateOf = async (paid: Paid) => (await paymentOf(paid)).refunds.at(-1)?.state;
  const untilState = (paid: Paid, state: string) =>
    expect.poll(() => stateOf(paid), { timeout: 8000 }).toBe(state);
  const untilAccepted = (paid: Paid) =>
    expect.poll(() => stateOf(paid), { timeout: 8000 }).not.toBe('requested');
  /** Mollie's message that something changed about a payment, once more. */
  async function notify({ payment }: Paid): Promise<number> {
    const row = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('payment_transactions')
        .select('provider_payment_id')
        .where('id', '=', payment)
        .executeTakeFirstOrThrow(),
    );
    const found = await fetch(
      `${mollie.origin}/mollie/v2/payments/${row.provider_payment_id ?? ''}`,
      { headers: { authorization: 'Bearer test_of_the_simulator' } },
    );
    // The response has Mollie's own shape.
    const { webhookUrl } = (await found.json()) as { webhookUrl: string };
    return (await fetch(webhookUrl, { method: 'POST' })).status;
  }
  const logbookOf = ({ id }: Paid) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const lines = tx.selectFrom('logbook').select('action').where('subject_id', '=', id);
      const actions = (await lines.orderBy('id').execute()).map(({ action }) => action);
      return actions.filter((action) => action.startsWith('payment.refund'));
    });
  /** Each test refunds an amount of its own. */
  const countAtMollie = (amount: string) =>
    mollie.refunded().filter((refunded) => refunded === amount).length;

  test('pay back a part, and follow it until the money has gone', async () => {
    const paid = await pay();
    const { data } = await refund(paid, 1000);
    expect(data).toMatchObject({ state: 'requested', amount_cents: 1000 });
    await untilAccepted(paid);
    await mollie.endRefunds('refunded');
    await untilState(paid, 'refunded');
    expect((await paymentOf(paid)).refunds).toMatchObject([
      { amount_cents: 1000, reason: 'Dubbel aangevraagd', state: 'refunded' },
    ]);
    expect(await logbookOf(paid)).toEqual(['payment.refund_requested', 'payment.refunded']);
    await refund(paid, 1470);
    expect(await refusalCode(refund(paid, 1))).toBe('refund_too_high');
  });

  test('never exceed what was paid, also not at the same moment', async () => {
    const paid = await pay();
    expect(await refusalCode(refund(paid, 2471))).toBe('refund_too_high');
    const both = await Promise.allSettled([refund(paid, 2000), refund(paid, 2000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await paymentOf(paid)).refunds).toHaveLength(1);
  });

  test('made in the dashboard of the provider are seen once, and count', async () => {
    const paid = await pay();
    await mollie.refundInDashboard('4.00');
    const made = [{ amount_cents: 400, state: 'refunded', requested_by: '', reason: '' }];
    await expect
      .poll(async () => (await paymentOf(paid)).refunds, { timeout: 8000 })
      .toMatchObject(made);
    expect(await notify(paid)).toBe(200);
    expect((await paymentOf(paid)).refunds).toMatchObject(made);
    expect(await logbookOf(paid)).toEqual(['payment.refunded']);
    expect(await refusalCode(refund(paid, 2071))).toBe('refund_too_high');
    await refund(paid, 2070);
    await untilAccepted(paid);
    expect((await paymentOf(paid)).refunds).toHaveLength(2);
  });

  test('are not possible of what the bank took back, as Mollie reports it', async () => {
    const paid = await pay();
    await mollie.chargeBack();
    const back = async () => (await paymentOf(paid)).charged_back_cents;
    await expect.poll(back, { timeout: 8000 }).toBe(2470);
    expect(await refusalCode(refund(paid, 1))).toBe('refund_too_high');
  });

  test('leave out what the bank of the payer took back', async () => {
    const paid = await pay();
    await server.pool.query(
      'update payment_transactions set charged_back_cents = 2000, charged_back_at = now() where submission_id = $1',
      [paid.id],
    );
    expect(await paymentOf(paid)).toMatchObject({
      status: 'paid',
      charged_back_cents: 2000,
      charged_back_at: expect.any(String) as string,
    });
    expect(await refusalCode(refund(paid, 471))).toBe('refund_too_high');
    expect((await refund(paid, 470)).data).toMatchObject({ state: 'requested' });
  });

  test('happen once for one id, however often it is sent', async () => {
    const paid = await pay();
    const id = v4();
    await Promise.all([refund(paid, 500, id), refund(paid, 500, id), refund(paid, 500, id)]);
    await untilAccepted(paid);
    expect(countAtMollie('5.00')).toBe(1);
  });

  test('are not repeated when the provider’s answer is lost', async () => {
    const paid = await pay();
    mollie.loseNextRefund();
    await refund(paid, 700);
    await expect.poll(() => countAtMollie('7.00'), { timeout: 8000 }).toBe(1);
    expect(await notify(paid)).toBe(200);
    await untilAccepted(paid);
    expect(countAtMollie('7.00')).toBe(1);
  });

  test('wait for a provider that is down', async () => {
    const paid = await pay();
    const webhook = await notify(paid);
    expect(webhook).toBe(200);
    mollie.failWith(503);
    await refund(paid, 300);
    expect(await stateOf(paid)).toBe('requested');
    mollie.failWith(null);
    expect(await notify(paid)).toBe(200);
    await untilAccepted(paid);
    expect(countAtMollie('3.00')).toBe(1);
  });

  test('fail when the provider refuses them, and can then be requested again', async () => {
    const paid = await pay();
    mollie.refuseNextRefund();
    await refund(paid, 2470);
    await untilState(paid, 'failed');
    expect(await logbookOf(paid)).toEqual(['payment.refund_requested', 'payment.refund_failed']);
    await refund(paid, 2470);
    await untilAccepted(paid);
  });

  test('need a paid payment of this submission', async () => {
    const unpaid = await begin();
    expect(await refusalCode(refund(unpaid, 100))).toBe('payment_not_refundable');
    const paid = await pay();
    expect(await refusalCode(refund({ ...paid, payment: unpaid.payment }, 100))).toBe('not_found');
    expect(await refusalCode(refund({ ...paid, payment: v4() }, 100))).toBe('not_found');
  });

  test('need a right of their own', async () => {
    const paid = await pay();
    const reader = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'submission-list', 'submission-read', 'submission-handle'],
    });
    expect(await refusalCode(refund(paid, 100, v4(), reader))).toBe('forbidden');
  });
});
