import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertProvider } from '../../providers/providers-queries.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { amountCell } from './payment-day-csv.ts';

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [2470, '24,70'],
  [-100_000, '-1000,00'],
])('%i cents is a number of a Dutch spreadsheet: %s', (cents, cell) => {
  expect(amountCell(cents)).toBe(cell);
});

interface Seeded {
  readonly status?: 'open' | 'paid' | 'failed';
  readonly createdAt: string;
  readonly paidAt?: string;
  readonly cents?: number;
  readonly isTest?: boolean;
}

describe.each(databases)('the payments of a day on %s', (database) => {
  let server: TestServer;
  let cashier: SignedInUser;
  let owner: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    cashier = await server.signIn(demo, { permissions: ['payment-list', 'audit-list'] });
    owner = await server.signIn(demo, { permissions: ['payment-list'] });
    const at = new Date('2026-01-01T00:00:00Z');
    await server.transaction(demo)((tx) =>
      upsertProvider(tx, {
        tenant_id: demo.id,
        id: 'mollie',
        serves_tests: false,
        kind: 'payment',
        driver: 'mollie',
        name: '=Mollie',
        settings: '{}',
        sealed_secret: null,
        created_at: at,
        updated_at: at,
      }),
    );
  }, 60_000);
  afterAll(() => server.stop());

  /** A submission of a form with payments at given moments; returns the ids of the payments. */
  async function seed(payments: readonly Seeded[], isPrivate = false) {
    const { demo } = server.tenants;
    const { formId, versionId } = await seedForm(server, demo, {
      actor: { id: owner.id, name: 'x' },
      form: { name: 'Uittreksel', confidentiality_level: isPrivate ? 'private' : 'public' },
      version: { pages: onePage([buildField('text', 'name')]) },
    });
    const { data: own } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: {}, status: 'final' },
    });
    const ids = payments.map(() => server.runtime.createId());
    await server.transaction(demo)(async (tx) => {
      for (const [index, payment] of payments.entries()) {
        const { status = 'paid', createdAt, paidAt, cents = 2470, isTest = false } = payment;
        await tx
          .insertInto('payment_transactions')
          .values({
            tenant_id: demo.id,
            id: ids[index] ?? '',
            submission_id: own.id,
            field_id: 'pay',
            provider_id: 'mollie',
            serves_tests: isTest,
            amount_cents: cents,
            currency: 'EUR',
            lines: JSON.stringify([
              { optionId: null, name: 'Leges', amount: cents, vat: { rate: 21, amount: 429 } },
            ]),
            description: 'Leges',
            locale: 'nl-NL',
            status,
            is_current: false,
            is_used: false,
            method: 'ideal',
            provider_payment_id: `tr_${String(index)}`,
            paid_at: paidAt === undefined ? null : new Date(paidAt),
            created_at: new Date(createdAt),
            updated_at: new Date(paidAt ?? createdAt),
          })
          .execute();
      }
    });
    return { formId, submissionId: own.id, ids };
  }
  const refund = (transactionId: string, cents: number, at: string, refundedAt?: string) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      await tx
        .insertInto('payment_refunds')
        .values({
          tenant_id: server.tenants.demo.id,
          id: server.runtime.createId(),
          transaction_id: transactionId,
          amount_cents: cents,
          reason: 'Dubbel',
          state: refundedAt === undefined ? 'requested' : 'refunded',
          provider_refund_id: null,
          refunded_at: refundedAt === undefined ? null : new Date(refundedAt),
          requested_by: 'x',
          created_at: new Date(at),
          updated_at: new Date(refundedAt ?? at),
        })
        .execute();
    });
  const read = (day: string, as = cashier) =>
    as.client.listPaymentsOfDay({ query: { day, limit: '100' } });
  const amountsOn = async (day: string) =>
    (await read(day)).data.map(({ amount_cents: cents }) => cents);

  test('begin and end at midnight in Amsterdam, also when the clock changes', async () => {
    const paid = (paidAt: string, cents: number) => ({
      createdAt: '2026-03-20T10:00Z',
      paidAt,
      cents,
    });
    await seed([
      paid('2026-03-28T22:59:59Z', 1),
      paid('2026-03-28T23:00:00Z', 2),
      paid('2026-03-29T21:59:59Z', 3),
      paid('2026-03-29T22:00:00Z', 4),
    ]);
    expect(await amountsOn('2026-03-28')).toEqual([1]);
    expect(await amountsOn('2026-03-29')).toEqual([2, 3]);
    expect(await amountsOn('2026-03-30')).toEqual([4]);
  });

  test('are those that were paid, refunded or began on it, without tests', async () => {
    const { ids, submissionId, formId } = await seed([
      { createdAt: '2026-05-04T08:00:00Z', paidAt: '2026-05-05T08:00:00Z' },
      { createdAt: '2026-05-05T09:00:00Z', status: 'open', cents: 100 },
      { createdAt: '2026-05-05T09:30:00Z', status: 'failed', cents: 100 },
      { createdAt: '2026-05-05T09:40:00Z', paidAt: '2026-05-05T09:41:00Z', isTest: true },
    ]);
    await refund(ids[0] ?? '', 1000, '2026-05-05T10:00:00Z', '2026-05-06T10:00:00Z');
    await refund(ids[0] ?? '', 70, '2026-05-05T11:00:00Z');
    const { data, meta } = await read('2026-05-05');
    expect(data.map(({ kind, state, amount_cents: cents }) => [kind, state, cents])).toEqual([
      ['payment', 'paid', 2470],
      ['payment', 'open', 100],
      ['payment', 'failed', 100],
      ['refund', 'requested', -70],
    ]);
    expect(data[0]).toEqual({
      id: ids[0],
      kind: 'payment',
      submission: { id: submissionId, title: expect.stringMatching(/^PF-/) as string },
      form: { id: formId, name: 'Uittreksel' },
      provider: { id: 'mollie', name: '=Mollie' },
      method: 'ideal',
      amount_cents: 2470,
      vat: [{ rate: 21, amount: 429 }],
      currency: 'EUR',
      state: 'paid',
      reference: 'tr_0',
      created_at: '2026-05-04T08:00:00.000Z',
      settled_at: '2026-05-05T08:00:00.000Z',
    });
    expect(meta).toMatchObject({
      total: 4,
      providers: [{ paid_count: 1, paid_cents: 2470, refunded_count: 0, refunded_cents: 0 }],
      states: [
        { kind: 'payment', state: 'open', count: 1, amount_cents: 100 },
        { kind: 'payment', state: 'paid', count: 1, amount_cents: 2470 },
        { kind: 'payment', state: 'failed', count: 1, amount_cents: 100 },
        { kind: 'refund', state: 'requested', count: 1, amount_cents: -70 },
      ],
    });
    expect(await amountsOn('2026-05-06')).toEqual([-1000]);
  });

  test('are not those of private forms of others, nor of another organisation', async () => {
    await seed([{ createdAt: '2026-06-01T08:00:00Z', paidAt: '2026-06-01T08:00:00Z' }], true);
    expect((await read('2026-06-01')).meta.total).toBe(0);
    expect((await read('2026-06-01')).meta.states).toEqual([]);
    expect((await read('2026-06-01', owner)).meta.total).toBe(1);
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    expect((await read('2026-06-01', elsewhere)).meta.total).toBe(0);
  });

  test('are listed page by page, in either direction', async () => {
    const at = (minute: number) => `2026-07-01T08:0${String(minute)}:00Z`;
    await seed([1, 2, 3].map((n) => ({ createdAt: at(n), paidAt: at(n), cents: n })));
    const query = { day: '2026-07-01', limit: '2', page: '2' };
    const ascending = await cashier.client.listPaymentsOfDay({ query });
    expect(ascending.data.map(({ amount_cents: cents }) => cents)).toEqual([3]);
    const descending = await cashier.client.listPaymentsOfDay({ query: { ...query, sort: '!at' } });
    expect(descending.data.map(({ amount_cents: cents }) => cents)).toEqual([1]);
    expect(descending.meta).toMatchObject({ total: 3, from: 3, to: 3 });
  });

  test('are saved as CSV for Dutch spreadsheets, which is logged with the day', async () => {
    const { ids } = await seed([
      { createdAt: '2026-08-03T08:00:00Z', paidAt: '2026-08-03T08:01:02Z' },
    ]);
    await refund(ids[0] ?? '', 1000, '2026-08-03T09:00:00Z', '2026-08-03T10:00:00Z');
    const response = await server.fetch(server.tenants.demo)('/v0/payments/file?day=2026-08-03', {
      headers: { authorization: `Bearer ${cashier.token}`, 'accept-language': 'nl' },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head = '', paid = '', refunded = '', end] = bytes.toString().split('\r\n');
    expect(head).toContain('"Bedrag";"Btw 9%";"Btw 21%";"Valuta";"Status"');
    expect(paid).toMatch(
      /^"2026-08-03 10:01:02";"2026-08-03 10:00:00";"Betaling";"PF-\d+";"Uittreksel";"'=Mollie";"iDEAL";24,70;;4,29;"EUR";"Betaald";"tr_0"$/,
    );
    expect(refunded).toContain(';-10,00;;;"EUR";"Terugbetaald";""');
    expect(end).toBe('');
    const { data: lines } = await cashier.client.listLogbook({ query: {} });
    const line = lines.find(({ action }) => action === 'payment.day_exported');
    expect(line?.details).toEqual({ day: '2026-08-03', count: 2 });
  });

  test('need a permission of their own and a day that exists', async () => {
    const { demo } = server.tenants;
    const reader = await server.signIn(demo, {
      permissions: ['submission-list', 'submission-read'],
    });
    expect(await refusalCode(read('2026-05-05', reader))).toBe('forbidden');
    expect(await refusalCode(read('2026-02-30'))).toBe('invalid');
  });
});
