import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { atCheckout, startMollie, type RunningMollie } from '../../../testing/start-mollie.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const fields: readonly Field[] = [
  ...questions,
  { id: 'partner', short_id: 'part', type: 'email', label: 'E-mailadres van uw partner' },
  { id: 'costs', short_id: 'cost', type: 'currency', label: 'Bedrag' },
  {
    id: 'pay',
    short_id: 'paym',
    type: 'payment',
    label: 'Leges',
    custom_properties: {
      integration_id: 'mollie',
      amount_type: 'field',
      amount_property_id: 'costs',
    },
  },
];

describe.each(databases)('a form that is paid and co-signed on %s', (database) => {
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
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const stateOf = async (id: string) => (await read(id)).state;
  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);

  /** A submitted form that is not paid yet. */
  const send = async (answers: object = {}) => {
    const partner = `${server.runtime.createId()}@voorbeeld.nl`;
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage(fields),
        settings: { 'co_signature.is_enabled': true, 'co_signature.recipient': 'partner' },
      },
    });
    const data = { name: 'Ada', partner, costs: 7.5, ...answers };
    const { data: sent } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data, status: 'final' },
    });
    const own = {
      params: { id: sent.id },
      headers: { 'x-submission-key': sent.public_key ?? '' },
    };
    return { sent, own, partner, data };
  };
  type Sent = Awaited<ReturnType<typeof send>>;

  const pay = async ({ sent, own }: Sent) => {
    const { data: payment } = await visitor().startPayment({
      ...own,
      body: { return_url: `${allowedOrigin}/leges` },
    });
    await atCheckout(payment.checkout_url ?? '', 'pay');
    await expect.poll(() => stateOf(sent.id), { timeout: 8000 }).toBe('pending_co_signature');
  };
  /** Returns the newest request, once there are this many, with its key. */
  const requestOf = async ({ partner }: Sent, count = 1) => {
    const mail = await vi.waitUntil(() => {
      const mails = mailsTo(partner);
      return mails.length >= count && mails[0];
    }, 15_000);
    const [, id = '', key = ''] = /#fb-sign=([^.]+)\.(\S+)/.exec(mail.text) ?? [];
    return { params: { id }, headers: { 'x-submission-key': key } };
  };
  const payments = async ({ sent }: Sent) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('payment_transactions')
        .select(['amount_cents', 'status', 'is_used'])
        .where('submission_id', '=', sent.id)
        .orderBy('created_at')
        .execute(),
    );

  test('asks the second person only after payment, and is complete after signing', async () => {
    // A value that only the server may write: a visitor who sends it still has to pay.
    const forged = { transaction_id: 'own', amount: 750, currency: 'EUR', status: 'paid' };
    const form = await send({ pay: forged });
    const { sent, own, partner } = form;
    expect(sent).toMatchObject({ status: 'payment_pending', awaits: 'payment', title: null });
    expect(mailsTo(partner)).toEqual([]);
    await pay(form);
    expect((await read(sent.id)).title).toBeNull();
    expect((await visitor().getPayment(own)).data).toMatchObject({
      status: 'paid',
      submission: { status: 'draft' },
    });
    const request = await requestOf(form);
    await visitor().signCoSignature({ ...request, body: { is_accepted: true } });
    expect(await read(sent.id)).toMatchObject({
      state: 'completed',
      title: 'PF-000001',
      co_signature: { state: 'signed' },
    });
  });

  test('is not paid again when the second person declines and the form is sent again', async () => {
    const form = await send();
    await pay(form);
    const declined = await requestOf(form);
    await visitor().declineCoSignature({ ...declined, body: { reason: '' } });
    expect(await stateOf(form.sent.id)).toBe('saved');

    const { data: again } = await visitor().updateSubmission({
      ...form.own,
      body: { data: { ...form.data, name: 'Ada B.' }, status: 'final' },
    });
    expect(again.awaits).toBe('co_signature');
    const request = await requestOf(form, 2);
    await visitor().signCoSignature({ ...request, body: { is_accepted: true } });
    expect(await stateOf(form.sent.id)).toBe('completed');
    expect(await payments(form)).toEqual([{ amount_cents: 750, status: 'paid', is_used: true }]);
  });

  test('is paid for the new amount when that changed, and the first payment is unclaimed', async () => {
    const form = await send();
    await pay(form);
    const declined = await requestOf(form);
    await visitor().declineCoSignature({ ...declined, body: { reason: '' } });

    const { data: again } = await visitor().updateSubmission({
      ...form.own,
      body: { data: { ...form.data, costs: 12 }, status: 'final' },
    });
    expect(again).toMatchObject({ status: 'payment_pending', awaits: 'payment' });
    expect((await visitor().getPayment(form.own)).data).toMatchObject({ status: 'open' });
    await pay(form);
    expect(await payments(form)).toEqual([
      { amount_cents: 750, status: 'paid', is_used: false },
      { amount_cents: 1200, status: 'paid', is_used: true },
    ]);
    const { data: lines } = await root.client.listLogbook({
      query: { filter: { subject_id: [form.sent.id] } },
    });
    expect(lines.filter(({ action }) => action === 'payment.unclaimed')).toMatchObject([
      { details: { amount_cents: 750 } },
    ]);
  });
});
