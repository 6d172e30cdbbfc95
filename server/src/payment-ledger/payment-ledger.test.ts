import { buildField } from '@form-builder/core/form/build-form.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { writeFormRetention } from '../retention/form-retention-queries.ts';
import { runRetention } from '../retention/run-retention.ts';
import { keepChargeback, selectKeptPayment } from './payment-ledger-queries.ts';

const dayMs = 86_400_000;
const person = 'Wilhelmina Zonderspoor';

interface Money {
  readonly cents: number;
  readonly status?: 'paid' | 'failed' | 'open';
  readonly chargedBack?: number;
  readonly daysAgo?: number;
  readonly refund?: {
    readonly cents: number;
    readonly state: 'refunded' | 'requested' | 'pending';
  };
}

describe.each(databases)('payments of deleted submissions on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let aheadMs = 0;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  }, 60_000);
  afterAll(() => server.stop());

  const demo = () => server.tenants.demo;
  const inDemo = () => server.transaction(demo());
  const now = () => new Date(server.runtime.now());
  /** Staff sign in at the real time. */
  const asStaff = async <T>(work: (client: SignedInUser['client']) => Promise<T>): Promise<T> => {
    server.advance(-aheadMs);
    try {
      return await work(root.client);
    } finally {
      server.advance(aheadMs);
    }
  };
  const nightAfter = (days: number) => {
    aheadMs += days * dayMs;
    server.advance(days * dayMs);
    return runRetention({
      ...server.runtime,
      tenantId: demo().id,
      transaction: inDemo(),
      storage: server.storage.storage,
      jobs: server.jobs,
    });
  };

  /** A sent submission of a form that deletes after a day, with payments of now. */
  async function seed(payments: readonly Money[], method: 'delete' | 'anonymise' = 'delete') {
    const { formId, versionId } = await seedForm(server, demo(), {
      actor: { id: root.id, name: 'x' },
      form: { name: 'Uittreksel' },
      version: { pages: onePage([buildField('text', 'name')]) },
    });
    const terms = { ...noRetentionTerms, completed_days: 1, method, selection_list_number: '' };
    await inDemo()((tx) =>
      writeFormRetention(tx, { tenantId: demo().id, formId, revision: 0, terms, at: now() }),
    );
    const { data: own } = await server.client(demo()).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: person }, status: 'final' },
    });
    const ids = [];
    for (const money of payments) ids.push(await pay(own.id, money));
    return { formId, submissionId: own.id, number: own.title ?? '', ids };
  }

  async function pay(submissionId: string, money: Money): Promise<string> {
    const { cents, status = 'paid', chargedBack = 0, daysAgo = 0, refund } = money;
    const id = server.runtime.createId();
    const at = new Date(server.runtime.now() - daysAgo * dayMs);
    const vat = { rate: 21, amount: 429 };
    await inDemo()(async (tx) => {
      await tx
        .insertInto('payment_transactions')
        .values({
          tenant_id: demo().id,
          id,
          submission_id: submissionId,
          field_id: 'pay',
          provider_id: 'mollie',
          serves_tests: false,
          amount_cents: cents,
          currency: 'EUR',
          lines: JSON.stringify([{ optionId: null, name: 'Leges', amount: cents, vat }]),
          description: 'Uittreksel',
          locale: 'nl-NL',
          status,
          is_current: false,
          is_used: false,
          method: 'ideal',
          provider_payment_id: `tr_${id}`,
          paid_at: status === 'paid' ? at : null,
          return_url: `https://voorbeeld.example/?naam=${person}`,
          charged_back_cents: chargedBack,
          charged_back_at: chargedBack > 0 ? at : null,
          created_at: at,
          updated_at: at,
        })
        .execute();
      if (refund !== undefined)
        await tx
          .insertInto('payment_refunds')
          .values({
            tenant_id: demo().id,
            id: server.runtime.createId(),
            transaction_id: id,
            amount_cents: refund.cents,
            reason: `${person} belde`,
            state: refund.state,
            provider_refund_id: 're_1',
            refunded_at: refund.state === 'refunded' ? at : null,
            requested_by: 'x',
            created_at: at,
            updated_at: at,
          })
          .execute();
    });
    return id;
  }

  const sentDaysAgo = (id: string, days: number) =>
    inDemo()((tx) =>
      tx
        .updateTable('submissions')
        .set({ completed_at: new Date(server.runtime.now() - aheadMs - days * dayMs) })
        .where('id', '=', id)
        .execute(),
    );
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const readDay = (day: string) =>
    asStaff((client) => client.listPaymentsOfDay({ query: { day, limit: '100' } }));
  const remaining = (formId: string) =>
    inDemo()((tx) =>
      tx.selectFrom('submissions').select('id').where('form_id', '=', formId).execute(),
    );
  const report = async (formId: string) => {
    const query = { filter: { form_id: formId } };
    return (await asStaff((client) => client.listDestructions({ query }))).data;
  };

  test('stay as amounts without a person, and the day still adds up', async () => {
    // Noon, so that the day of Amsterdam is that of UTC.
    const toNoon = (36 * 3_600_000 - (server.runtime.now() % dayMs)) % dayMs;
    aheadMs += toNoon;
    server.advance(toNoon);
    const day = dayOf(now());
    const { formId, submissionId, number, ids } = await seed([
      { cents: 2470, refund: { cents: 1000, state: 'refunded' } },
      { cents: 500, chargedBack: 500 },
      { cents: 300, status: 'failed' },
    ]);
    const before = await readDay(day);
    expect(before.meta.total).toBe(5);
    await nightAfter(2);
    expect(await remaining(formId)).toEqual([]);
    const after = await readDay(day);
    expect(after.meta.providers).toEqual(before.meta.providers);
    const money = before.data.filter(({ state }) => state !== 'failed');
    const plain = (entries: typeof money) =>
      entries
        .map((entry) => ({ ...entry, submission: null }))
        .toSorted((a, b) => a.amount_cents - b.amount_cents);
    expect(plain(after.data)).toEqual(plain(money));
    expect(after.data.every(({ submission }) => submission === null)).toBe(true);
    expect(await findInDatabase(server, demo(), person)).toEqual([]);
    // The log of data processing names a deleted submission, which is a person to nobody any more.
    expect(await findInDatabase(server, demo(), submissionId)).not.toContain('payment_ledger');
    expect(await findInDatabase(server, demo(), number)).not.toContain('payment_ledger');
    expect(await report(formId)).toMatchObject([
      { outcome: 'completed', count: 1, kept_payments: 2 },
    ]);
    expect(ids).toHaveLength(3);
  });

  test('stay when a member of staff deletes or erases the submission', async () => {
    const { submissionId, ids } = await seed([{ cents: 1234 }]);
    await asStaff((client) =>
      client.deleteSubmission({ params: { id: submissionId }, body: { reason: 'Dubbel' } }),
    );
    const kept = await inDemo()((tx) => selectKeptPayment(tx, ids[0] ?? ''));
    expect(kept).toMatchObject({ amount_cents: 1234, form_name: 'Uittreksel' });
  });

  test.each<[string, Money, number]>([
    ['a payment', { cents: 800, status: 'open' }, 20],
    ['a refund', { cents: 900, refund: { cents: 100, state: 'pending' } }, 30],
  ])('hold up deletion while %s is under way, and no longer', async (_, money, days) => {
    const { formId, submissionId } = await seed([{ ...money, daysAgo: days - 3 }]);
    const remove = () =>
      asStaff((client) =>
        client.deleteSubmission({ params: { id: submissionId }, body: { reason: 'Dubbel' } }),
      );
    const preview = async () => {
      const { data } = await asStaff((client) =>
        client.getRetentionPreview({ query: { form_id: formId } }),
      );
      return data.total;
    };
    const nothing = { delete: 0, anonymise: 0, undelivered: 0, on_hold: 0, paying: 0 };
    await nightAfter(2);
    expect(await remaining(formId)).toEqual([{ id: submissionId }]);
    // Staff look at the real time, at which the submission is due once it was sent earlier.
    await sentDaysAgo(submissionId, 2);
    expect(await preview()).toEqual({ ...nothing, paying: 1 });
    expect(await refusalCode(remove())).toBe('payment_pending');
    await nightAfter(2);
    expect(await remaining(formId)).toEqual([]);
    const over = await seed([{ ...money, daysAgo: days + 1 + aheadMs / dayMs }]);
    await sentDaysAgo(over.submissionId, 2);
    const query = { form_id: over.formId };
    const { data } = await asStaff((client) => client.getRetentionPreview({ query }));
    expect(data.total).toEqual({ ...nothing, delete: 1 });
    await asStaff((client) =>
      client.deleteSubmission({ params: { id: over.submissionId }, body: { reason: 'Dubbel' } }),
    );
    expect(await remaining(over.formId)).toEqual([]);
  });

  test('can still be charged back', async () => {
    const { submissionId, ids } = await seed([{ cents: 4321 }]);
    await asStaff((client) =>
      client.deleteSubmission({ params: { id: submissionId }, body: { reason: 'Dubbel' } }),
    );
    await inDemo()(async (tx) => {
      const kept = await selectKeptPayment(tx, ids[0] ?? '');
      if (kept === undefined) throw new Error('Not kept');
      await keepChargeback(tx, kept, { cents: 100, at: now() });
      await keepChargeback(tx, kept, { cents: 4321, at: now() });
      await keepChargeback(tx, kept, { cents: 4321, at: new Date(0) });
    });
    const { data } = await readDay(dayOf(now()));
    expect(data.filter(({ id }) => id === ids[0]).map((one) => one.amount_cents)).toEqual(
      expect.arrayContaining([4321, -4321]),
    );
  });

  test('hold up the deletion by night while a refund is under way', async () => {
    const refund = { cents: 100, state: 'requested' } as const;
    const { formId, submissionId } = await seed([{ cents: 900, refund }]);
    await nightAfter(2);
    expect(await remaining(formId)).toEqual([{ id: submissionId }]);
  });

  test('lose the words of staff and the address of the visit when the submission is made anonymous', async () => {
    const refund = { cents: 100, state: 'refunded' } as const;
    const { formId, ids } = await seed([{ cents: 900, refund }], 'anonymise');
    await nightAfter(2);
    expect(await remaining(formId)).toHaveLength(1);
    const rows = await inDemo()((tx) =>
      tx
        .selectFrom('payment_transactions as payment')
        .innerJoin('payment_refunds as refund', 'refund.transaction_id', 'payment.id')
        .select(['payment.amount_cents', 'payment.return_url', 'refund.reason'])
        .where('payment.id', '=', ids[0] ?? '')
        .execute(),
    );
    expect(rows).toEqual([{ amount_cents: 900, return_url: null, reason: '' }]);
  });

  test('go when the years of the organisation are over, which the report states', async () => {
    const { formId } = await seed([{ cents: 777 }]);
    const year = now().getUTCFullYear();
    await nightAfter(2);
    const keptRows = () =>
      inDemo()((tx) =>
        tx.selectFrom('payment_ledger').select('id').where('form_id', '=', formId).execute(),
      );
    const until = (at: number) => Math.ceil((at - server.runtime.now()) / dayMs);
    await nightAfter(until(Date.UTC(year + 7, 11, 30)));
    expect(await keptRows()).toHaveLength(1);
    await nightAfter(until(Date.UTC(year + 8, 0, 2)));
    expect(await keptRows()).toEqual([]);
    expect(await report(formId)).toMatchObject([
      { outcome: 'payment', method: 'delete', count: 1, kept_payments: 0 },
      { outcome: 'completed', count: 1, kept_payments: 1 },
    ]);
  });
});
