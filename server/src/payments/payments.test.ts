import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { atCheckout, startMollie, type RunningMollie } from '../../testing/start-mollie.ts';

const page = `${allowedOrigin}/leges`;
const count: Field = { id: 'count', short_id: 'coun', type: 'number', label: 'Hoeveel?' };
const price: Field = { id: 'price', short_id: 'pric', type: 'currency', label: 'Prijs' };

const payment = (settings: object): Field => ({
  id: 'pay',
  short_id: 'paym',
  type: 'payment',
  label: 'Leges',
  custom_properties: { integration_id: 'mollie', ...settings },
});
const byFormula = payment({ amount_type: 'formula', formula: '{coun} * 12.35' });

describe.each(databases)('payments on %s', (database) => {
  let server: TestServer;
  let mollie: RunningMollie;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    mollie = await startMollie(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(async () => {
    await mollie.stop();
    await server.stop();
  });

  const visitor = () => server.client(server.tenants.demo);
  const seed = (fields: readonly Field[] = [count, byFormula]) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { title: 'Uittreksel', pages: onePage(fields) },
    });

  interface Own {
    readonly id: string;
    readonly key: string;
  }

  const complete = async (data: Record<string, unknown> = { count: 2 }, fields?: Field[]) => {
    const { versionId } = await seed(fields);
    const { data: own } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data, status: 'final' },
    });
    return { ...own, key: own.public_key ?? '' };
  };
  const header = ({ key }: Own) => ({ 'x-submission-key': key });
  const start = async (own: Own, return_url = page) => {
    const call = { params: { id: own.id }, headers: header(own), body: { return_url } };
    return (await visitor().startPayment(call)).data;
  };
  const look = async (own: Own) =>
    (await visitor().getPayment({ params: { id: own.id }, headers: header(own) })).data;
  const restart = async (own: Own) => {
    const call = { params: { id: own.id }, headers: header(own), body: {} };
    return (await visitor().restartPayment(call)).data;
  };
  const send = (own: Own, data: Record<string, unknown>, status: 'draft' | 'final') =>
    visitor().updateSubmission({
      params: { id: own.id },
      headers: header(own),
      body: { data, status },
    });
  const begin = async (data?: Record<string, unknown>) => {
    const own = await complete(data);
    const { checkout_url } = await start(own);
    return { own, checkout: checkout_url ?? '' };
  };
  const logbookOf = (id: string) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const lines = tx.selectFrom('logbook').select(['action']).where('subject_id', '=', id);
      return (await lines.orderBy('id').execute()).map(({ action }) => action);
    });
  const noticesOf = async (own: Own, { client }: SignedInUser = root) =>
    (await client.listNotifications({})).data.filter(({ subject_id: id }) => id === own.id);
  const answersOf = async (id: string) =>
    (await root.client.getSubmission({ params: { id } })).data.answers;
  const transactionsOf = (own: Own) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('payment_transactions')
        .selectAll()
        .where('submission_id', '=', own.id)
        .orderBy('created_at')
        .execute(),
    );
  const orderOf = async (own: Own) => {
    const [row] = await transactionsOf(own);
    const found = await fetch(
      `${mollie.origin}/mollie/v2/payments/${row?.provider_payment_id ?? ''}`,
      { headers: { authorization: 'Bearer test_of_the_simulator' } },
    );
    // The response has Mollie's own shape.
    return (await found.json()) as { webhookUrl: string; lines?: readonly object[] };
  };
  const webhookOf = async (own: Own) => (await orderOf(own)).webhookUrl;
  const until = async (own: Own, status: string) => {
    await expect
      .poll(async () => (await look(own)).submission.status, { timeout: 8000 })
      .toBe(status);
  };

  test('waits for the amount that the server calculates, and gets no number yet', async () => {
    const own = await complete({ count: 2, pay: 0.01 });
    expect(own).toMatchObject({ status: 'payment_pending', awaits: 'payment', title: null });
    const paying = await start(own);
    expect(paying).toMatchObject({ amount: 2470, currency: 'EUR', status: 'open' });
    expect(paying.checkout_url).toContain('/mollie/checkout/tr_');
  });

  test('is in the PDF, with the time of payment', async () => {
    const { own, checkout } = await begin({ count: 2 });
    await atCheckout(checkout, 'pay');
    await until(own, 'final');
    const path = `/v0/public/submissions/${own.id}/pdf`;
    const pdf = await server.fetch(server.tenants.demo)(path, { headers: header(own) });
    const { parts } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(parts.join(' ')).toMatch(/Betaald TD €\s24,70 op \d+ \w+ \d{4}/);
  });

  test.each([
    ['a fixed price', payment({ amount: 7.5 }), {}, 750],
    [
      'a currency field',
      payment({ amount_type: 'field', amount_property_id: 'price' }),
      { price: 3.1 },
      310,
    ],
  ])('takes %s', async (_, field, data, cents) => {
    const own = await complete(data, [count, price, field]);
    expect((await start(own)).amount).toBe(cents);
  });

  const kind: Field = {
    id: 'kind',
    short_id: 'kind',
    type: 'multi-select',
    label: 'Wat?',
    options: [
      { id: 'book', label: 'Boek' },
      { id: 'guide', label: 'Rondleiding' },
    ],
  };
  const byOptions = payment({
    amount_type: 'options',
    amount_property_id: 'kind',
    option_prices: [
      { option_id: 'book', amount: 10.9, vat_rate: '9' },
      { option_id: 'guide', amount: 12.1, vat_rate: '21' },
    ],
  });

  test('sends the VAT of each chosen option to the provider, and keeps it in the answer and the PDF', async () => {
    const own = await complete({ kind: ['book', 'guide'] }, [kind, byOptions]);
    const vat = [
      { rate: 9, amount: 90 },
      { rate: 21, amount: 210 },
    ];
    const paying = await start(own);
    expect(paying).toMatchObject({ amount: 2300, vat });
    expect(await orderOf(own)).toMatchObject({
      lines: [
        { description: 'Boek', vatRate: '9.00', vatAmount: { value: '0.90' } },
        { description: 'Rondleiding', vatRate: '21.00', vatAmount: { value: '2.10' } },
      ],
    });
    await atCheckout(paying.checkout_url ?? '', 'pay');
    await until(own, 'final');
    expect((await answersOf(own.id))['pay']).toMatchObject({ amount: 2300, vat });
    const path = `/v0/public/submissions/${own.id}/pdf`;
    const pdf = await server.fetch(server.tenants.demo)(path, { headers: header(own) });
    const { parts } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(parts.join(' ')).toMatch(/waarvan 9% btw: €\s0,90, 21% btw: €\s2,10/);
  });

  test('sends no lines for a price without VAT', async () => {
    const own = await complete({}, [payment({ amount: 7.5 })]);
    expect(await start(own)).toMatchObject({ amount: 750, vat: [] });
    expect(await orderOf(own)).not.toHaveProperty('lines');
  });

  test('requires no payment for an amount of zero', async () => {
    expect((await complete({ count: 0 })).status).toBe('final');
    const hidden = { ...payment({ amount: 5 }), is_hidden: true };
    expect((await complete({}, [hidden])).status).toBe('final');
  });

  test('rejects an amount that cannot be calculated instead of making the form free', async () => {
    const divided = payment({ amount_type: 'formula', formula: '10 / {coun}' });
    const refused = await refusalOf(complete({ count: 0 }, [count, divided]));
    expect(refused.code).toBe('answers_invalid');
    expect(Object.keys(refused.errors ?? {})).toEqual(['pay']);
  });

  test('is paid, reported by webhook, and completed once with a number and the payment as its answer', async () => {
    const { own, checkout } = await begin();
    const back = await atCheckout(checkout, 'pay');
    await until(own, 'final');
    expect((await look(own)).submission.title).toBe('PF-000001');
    const [row] = await transactionsOf(own);
    expect(await answersOf(own.id)).toEqual({
      count: 2,
      pay: {
        transaction_id: row?.id,
        amount: 2470,
        currency: 'EUR',
        status: 'paid',
        paid_at: (await look(own)).paid_at,
      },
    });
    const returned = await fetch(back, { redirect: 'manual' });
    expect(returned.headers.get('location')).toBe(`${page}#fb-payment=${own.id}`);
    expect(await logbookOf(own.id)).toContain('payment.paid');
    const { rows: lines } = await server.pool.query<{ name: string }>(
      `select name from processing_log where submission_id = $1 and name = 'submission.paid'`,
      [own.id],
    );
    expect(lines).toHaveLength(1);
  });

  test('handles many simultaneous webhooks and polling pages: one submission, one number', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-silently');
    const webhook = await webhookOf(own);
    const post = () =>
      fetch(webhook, { method: 'POST', body: new URLSearchParams({ id: 'tr_x' }) });
    const looking = [look(own), look(own)];
    const answers = await Promise.all(Array.from({ length: 12 }, post));
    await Promise.all(looking);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await until(own, 'final');
    const lines = await logbookOf(own.id);
    expect(lines.filter((action) => action === 'submission.completed')).toHaveLength(1);
    expect(lines.filter((action) => action === 'payment.paid')).toHaveLength(1);
  });

  test('trusts no webhook, only the provider’s response to a request', async () => {
    const { own } = await begin();
    const webhook = await webhookOf(own);
    const body = new URLSearchParams({ id: 'tr_x', status: 'paid' });
    expect((await fetch(webhook, { method: 'POST', body })).status).toBe(200);
    expect((await look(own)).status).toBe('open');
    const wrong = webhook.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await fetch(wrong, { method: 'POST', body })).status).toBe(404);
  });

  test('makes the provider repeat the webhook while it does not respond', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-silently');
    mollie.failWith(503);
    expect((await fetch(await webhookUrlWithout(own), { method: 'POST' })).status).toBe(503);
    expect(await refusalCode(look(own))).toBe('provider_unavailable');
    mollie.failWith(null);
    await until(own, 'final');
  });
  const webhookUrlWithout = async (own: Own) => {
    mollie.failWith(null);
    const url = await webhookOf(own);
    mollie.failWith(503);
    return url;
  };

  test('polls the provider without a webhook', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-silently');
    expect((await look(own)).submission.status).toBe('final');
  });

  test('shows a pending payment until its late result', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-late');
    expect((await look(own)).status).toBe('pending');
    mollie.giveLateResults();
    await until(own, 'final');
  });

  test.each([
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
    ['fail', 'failed'],
  ] as const)('starts over after someone chose to %s', async (action, status) => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, action);
    expect(await look(own)).toMatchObject({ status, submission: { status: 'payment_pending' } });
    expect((await restart(own)).submission.status).toBe('draft');
    expect((await restart(own)).submission.status).toBe('draft');
    expect((await send(own, { count: 1 }, 'final')).data.awaits).toBe('payment');
    const second = await start(own);
    expect(second).toMatchObject({ amount: 1235, status: 'open' });
    await atCheckout(second.checkout_url ?? '', 'pay');
    await until(own, 'final');
    expect(await transactionsOf(own)).toHaveLength(2);
  });

  test('starting over withdraws the payment, and completes instead when it was paid', async () => {
    const { own, checkout } = await begin();
    await restart(own);
    expect((await transactionsOf(own))[0]?.status).toBe('cancelled');
    expect(await (await fetch(checkout)).text()).toContain('afgerond');

    const paid = await begin();
    await atCheckout(paid.checkout, 'pay-silently');
    expect((await restart(paid.own)).submission.status).toBe('final');
  });

  test('a payment after starting over counts for the same amount, and otherwise staff handle it', async () => {
    const { own, checkout } = await begin();
    await atCheckout(checkout, 'pay-late');
    await restart(own);
    expect((await look(own)).submission.status).toBe('draft');
    mollie.giveLateResults();
    await expect.poll(() => logbookOf(own.id), { timeout: 9000 }).toContain('payment.unclaimed');
    expect(await noticesOf(own)).toMatchObject([{ kind: 'payment_unclaimed', subject: 'Melding' }]);
    const elsewhere = await server.signIn(server.tenants.demo, {
      permissions: ['submission-read'],
    });
    expect(await noticesOf(own, elsewhere)).toEqual([]);
    expect((await send(own, { count: 3 }, 'final')).data.status).toBe('payment_pending');
    await restart(own);
    expect((await send(own, { count: 2 }, 'final')).data.status).toBe('final');
    expect(await noticesOf(own)).toEqual([]);
  });

  test('creates one payment for repeated requests', async () => {
    const before = mollie.count();
    const own = await complete();
    const [one, other] = await Promise.all([start(own), start(own)]);
    expect((await start(own)).transaction_id).toBe(one.transaction_id);
    expect(other.checkout_url).toBe(one.checkout_url);
    expect(mollie.count()).toBe(before + 1);
  });

  test('keeps the submission waiting while the provider is down', async () => {
    const own = await complete();
    mollie.failWith(503);
    expect(await refusalCode(start(own))).toBe('provider_unavailable');
    mollie.failWith(null);
    expect((await start(own)).status).toBe('open');
  });

  test('is not created while the provider is paused; what was begun before is followed', async () => {
    const { own: begun, checkout } = await begin();
    const own = await complete();
    mollie.failWith(503);
    for (let at = 0; at < 5; at += 1)
      expect(await refusalCode(start(own))).toBe('provider_unavailable');
    mollie.failWith(null);
    const before = mollie.count();
    expect(await refusalCode(start(own))).toBe('provider_unavailable');
    expect(mollie.count()).toBe(before);
    await atCheckout(checkout, 'pay');
    expect((await look(begun)).status).toBe('paid');
    server.advance(30_000);
    expect((await start(own)).status).toBe('open');
    expect(mollie.count()).toBe(before + 1);
  });

  test('cannot be made final by the visitor, nor changed afterwards', async () => {
    const { own, checkout } = await begin();
    expect(await refusalCode(send(own, { count: 2 }, 'final'))).toBe('transition_not_allowed');
    await atCheckout(checkout, 'pay');
    await until(own, 'final');
    expect(await refusalCode(send(own, { count: 2 }, 'draft'))).toBe('transition_not_allowed');
    expect(await refusalCode(start(own))).toBe('payment_not_due');
  });

  test('returns only to the tenant’s own pages', async () => {
    const own = await complete();
    const refused = start(own, 'https://kwaad.example/');
    expect(await refusalCode(refused)).toBe('return_address_not_allowed');
  });

  test('returns nothing without the key', async () => {
    const { own } = await begin();
    const stranger = { ...own, key: 'x'.repeat(43) };
    expect(await refusalCode(look(stranger))).toBe('not_found');
    expect(await refusalCode(start(stranger))).toBe('not_found');
    expect(await refusalCode(restart(stranger))).toBe('not_found');
  });

  test('never sends a test to the provider for real payments', async () => {
    const only = await startTestServer({ database });
    const real = await startMollie(only, [false]);
    try {
      const { id } = await only.signIn(only.tenants.demo, { isRoot: true });
      const { versionId } = await seedForm(only, only.tenants.demo, {
        actor: { id, name: 'x' },
        version: { pages: onePage([payment({ amount: 5 })]) },
      });
      const staff = await only.signIn(only.tenants.demo, { isRoot: true });
      const sent = staff.client.createSubmission({
        headers: {},
        body: { form_version_id: versionId, data: {}, status: 'final', is_test: true },
      });
      expect(await refusalCode(sent)).toBe('provider_unavailable');
      expect(real.count()).toBe(0);
    } finally {
      await real.stop();
      await only.stop();
    }
  });
});
