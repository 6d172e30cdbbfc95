import type { ClientInput } from '@form-builder/core/contract/endpoint.ts';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/refusal.ts';
import { seedForm } from '../../../../testing/seed-form.ts';
import { seedSubmissions } from '../../../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';

type Query = NonNullable<ClientInput<(typeof submissionsContract)['listSubmissions']>['query']>;

type NeighbourQuery = NonNullable<
  ClientInput<(typeof submissionsContract)['getSubmissionNeighbours']>['query']
>;

const none = { saved_at: null, aborted_at: null, awaits: null } as const;
const sorts = ['created_at', 'completed_at', 'title'].flatMap((field) => [field, `!${field}`]);

describe.each(databases)('the list of submissions on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let small: string;
  let large: string;
  let secret: string;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    handler = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    small = await seed(130, { name: 'Melding klein' });
    large = await seed(10_050, { name: 'Melding groot' });
    secret = await seed(40, { name: 'Melding geheim', confidentiality_level: 'private' });
  }, 120_000);
  afterAll(() => server.stop());

  async function seed(count: number, form: NonNullable<Parameters<typeof seedForm>[2]['form']>) {
    const { demo } = server.tenants;
    const owner = await server.signIn(demo, { isRoot: true });
    const actor = { id: owner.id, name: 'x' };
    const seeded = await seedForm(server, demo, { actor, form });
    await seedSubmissions(server, demo, { ...seeded, count });
    return seeded.formId;
  }

  const list = (query: Query) => handler.client.listSubmissions({ query });

  async function readByCursor(query: Query) {
    const pages = [await list(query)];
    for (let cursor = pages[0]?.meta.next_cursor; cursor;) {
      const page = await list({ ...query, cursor });
      pages.push(page);
      cursor = page.meta.next_cursor;
    }
    return pages;
  }

  test.each(sorts)('pages by cursor through every row once, in the order of %s', async (sort) => {
    const query = { sort: sort as NonNullable<Query['sort']>, filter: { form_id: small } };
    const pages = await readByCursor({ ...query, limit: '7' });
    const byCursor = pages.flatMap(({ data }) => data.map(({ id }) => id));
    const byNumber = [
      ...(await list({ ...query, limit: '100' })).data,
      ...(await list({ ...query, limit: '100', page: '2' })).data,
    ].map(({ id }) => id);
    expect(byCursor).toEqual(byNumber);
    expect(new Set(byCursor).size).toBe(130);
    expect(pages[3]?.meta).toMatchObject({ from: 22, to: 28, page: 4, total: 130 });
  });

  test.each(sorts)('has rows without a value last in the order of %s', async (sort) => {
    const query = { sort: sort as NonNullable<Query['sort']>, filter: { form_id: small } };
    const { data } = await list({ ...query, limit: '100' });
    const field = sort.replace('!', '') as 'title';
    const values = data.map((row) => row[field]);
    const present = values.filter((value) => value !== null);
    expect(values.slice(0, present.length)).toEqual(present);
    const sorted = present.toSorted();
    expect(present).toEqual(sort.startsWith('!') ? sorted.reverse() : sorted);
  });

  const neighbours = (id: string, query: NeighbourQuery) =>
    handler.client.getSubmissionNeighbours({ params: { id }, query });

  test.each(sorts)('knows the rows beside every row in the order of %s', async (sort) => {
    const query = {
      sort: sort as NonNullable<Query['sort']>,
      filter: { form_id: small, environment: ['acceptance', 'test', 'production'] },
      reject: { is_test: 'true' },
    };
    const pages = await readByCursor({ ...query, limit: '100' });
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(100);
    // The last of them have no value, in the orders in which some have none.
    for (const id of [...ids.slice(0, 3), ...ids.slice(-20)]) {
      const { previous, next } = (await neighbours(id, query)).data;
      const index = ids.indexOf(id);
      expect([previous?.id, next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
    }
  });

  test('knows the rows beside a submission that has left the list, and those of a search', async () => {
    const { data } = await list({ filter: { form_id: small }, limit: '100' });
    const isDraft = data.map(({ status }) => status === 'draft');
    const place = isDraft.indexOf(true);
    const sent = data.filter(({ status }, index) => index > place && status === 'final');
    const filter = { form_id: small, status: 'final' };
    const beside = await neighbours(data[place]?.id ?? '', { filter });
    expect(beside.data.next).toEqual({
      id: sent[0]?.id,
      form_id: small,
      title: sent[0]?.title,
    });
    const found = await list({ search: 'PF-39' });
    const [first, second] = found.data.map(({ id }) => id);
    const ofFirst = await neighbours(first ?? '', { search: 'PF-39' });
    expect([ofFirst.data.previous, ofFirst.data.next?.id]).toEqual([null, second]);
  });

  test('refuses neighbours of a hidden form, by answers and by what is no day', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const hidden = await root.client.listSubmissions({ query: { filter: { form_id: secret } } });
    const [id] = hidden.data.map((row) => row.id);
    expect(await refusalOf(neighbours(id ?? '', {}))).toMatchObject({ code: 'not_found' });
    const [own] = (await list({ filter: { form_id: small } })).data;
    const byAnswer = neighbours(own?.id ?? '', { filter: { answer: 'name:Ada' } });
    expect(await refusalOf(byAnswer)).toMatchObject({ code: 'forbidden' });
    const byDay = neighbours(own?.id ?? '', { filter: { completed_from: 'vandaag' } });
    expect(await refusalOf(byDay)).toMatchObject({ code: 'invalid' });
  });

  test.each<[Partial<Query>, number]>([
    [{ filter: { status: 'final' } }, 115],
    [{ filter: { status: ['draft', 'payment_pending'] } }, 15],
    [{ reject: { status: 'final' } }, 15],
    [{ filter: { environment: 'acceptance' } }, 3],
    [{ reject: { environment: ['production', 'acceptance'] } }, 1],
    [{ filter: { is_test: 'true' } }, 2],
    [{ filter: { is_test: ['true', 'false'], environment: 'test' } }, 1],
    [{ filter: { status: 'unknown' } }, 0],
    [{ filter: { state: 'completed' } }, 115],
    [{ filter: { state: ['draft', 'payment_pending'] } }, 15],
    [{ filter: { state: 'unknown' } }, 0],
    [{ filter: { state: 'unfinished' } }, 15],
    [{ filter: { state: ['unfinished', 'completed'] } }, 130],
    [{ reject: { state: 'unfinished' } }, 115],
    [{ filter: { state: 'completed', status: 'draft' } }, 0],
  ])('counts what passes %j', async (part, total) => {
    const filter = { form_id: small, ...part.filter };
    const { data, meta } = await list({ ...part, filter, limit: '100' });
    expect(meta).toMatchObject({ total, is_total_exact: true });
    expect(data).toHaveLength(Math.min(total, 100));
  });

  test('finds unfinished submissions by their displayed status', async () => {
    const { demo } = server.tenants;
    const drafts = await list({ filter: { form_id: small, status: 'draft' }, limit: '6' });
    const ids = drafts.data.map(({ id }) => id);
    const at = new Date(server.runtime.now());
    const changes = [
      { saved_at: at },
      { aborted_at: at },
      { saved_at: at, aborted_at: at },
      { awaits: 'verification', saved_at: at },
      { awaits: 'co_signature' },
      { awaits: 'files', saved_at: at },
    ] as const;
    const write = (change: (typeof changes)[number] | typeof none, id: string | undefined) =>
      server.transaction(demo)((tx) =>
        tx
          .updateTable('submissions')
          .set(change)
          .where('id', '=', id ?? expect.fail('no draft'))
          .execute(),
      );
    for (const [index, change] of changes.entries()) await write(change, ids[index]);
    const found = async (part: Partial<Query>) => {
      const { data } = await list({ ...part, filter: { form_id: small, ...part.filter } });
      expect(new Set(data.map(({ state }) => state)).size).toBeLessThanOrEqual(1);
      return data.map(({ id }) => id).toSorted();
    };
    const [saved, aborted, both, verifying, signing, scanned] = ids;
    expect(await found({ filter: { state: 'saved' } })).toEqual([saved, scanned].toSorted());
    expect(await found({ filter: { state: 'aborted' } })).toEqual([aborted]);
    expect(await found({ filter: { state: 'saved_and_aborted' } })).toEqual([both]);
    expect(await found({ filter: { state: 'pending_verification' } })).toEqual([verifying]);
    expect(await found({ filter: { state: 'pending_co_signature' } })).toEqual([signing]);
    const others = ['draft', 'aborted', 'saved_and_aborted'];
    const reject = { state: [...others, 'pending_co_signature', 'pending_verification'] };
    expect(await found({ filter: { status: 'draft' }, reject })).toEqual(
      [saved, scanned].toSorted(),
    );
    for (const id of ids) await write(none, id);
  });

  test('finds submissions by the states of their payments', async () => {
    const { data } = await list({ filter: { form_id: small }, limit: '6' });
    const [retried, waiting, failed, refunded, taken, partly] = data.map(({ id }) => id);
    await addPayment(retried, { status: 'failed', is_current: false });
    await addPayment(retried, { status: 'paid' });
    await addPayment(waiting, { status: 'pending' });
    await addPayment(failed, { status: 'expired' });
    const refundedId = await addPayment(refunded, { status: 'paid' });
    await addRefund(refundedId, 'refunded');
    await addRefund(await addPayment(partly, { status: 'paid' }), 'refunded', 500);
    await addPayment(taken, {
      status: 'paid',
      charged_back_at: new Date(server.runtime.now()),
      charged_back_cents: 1250,
    });
    const found = async (part: Partial<Query>) =>
      (await list({ ...part, filter: { form_id: small, ...part.filter }, limit: '100' })).data
        .map(({ id }) => id)
        .sort();
    const { data: rows } = await list({ filter: { form_id: small }, limit: '7' });
    expect(rows.map(({ payment }) => payment)).toEqual([
      'paid',
      'waiting',
      'failed',
      'refunded',
      'charged_back',
      'partly_refunded',
      null,
    ]);
    const sorted = (...ids: readonly (string | undefined)[]) => [...ids].sort();
    expect(await found({ filter: { payment: 'paid' } })).toEqual(
      sorted(retried, refunded, taken, partly),
    );
    expect(await found({ filter: { payment: 'waiting' } })).toEqual([waiting]);
    expect(await found({ filter: { payment: 'failed' } })).toEqual([failed]);
    expect(await found({ filter: { payment: 'refunded' } })).toEqual([refunded]);
    expect(await found({ filter: { payment: 'partly_refunded' } })).toEqual([partly]);
    expect(await found({ filter: { payment: 'charged_back' } })).toEqual([taken]);
    expect(await found({ filter: { payment: ['waiting', 'failed'] } })).toEqual(
      sorted(waiting, failed),
    );
    expect(await found({ filter: { payment: 'unknown' } })).toEqual([]);
    expect(
      await found({
        filter: { payment: 'paid' },
        reject: { payment: ['partly_refunded', 'refunded', 'charged_back'] },
      }),
    ).toEqual([retried]);
  });

  async function addPayment(
    submissionId: string | undefined,
    payment: {
      readonly status: 'paid' | 'pending' | 'expired' | 'failed';
      readonly is_current?: boolean;
      readonly charged_back_at?: Date;
      readonly charged_back_cents?: number;
    },
  ): Promise<string> {
    const id = server.runtime.createId();
    const at = new Date(server.runtime.now());
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .insertInto('payment_transactions')
        .values({
          tenant_id: server.tenants.demo.id,
          id,
          submission_id: submissionId ?? expect.fail('no submission'),
          field_id: 'payment',
          provider_id: 'mollie',
          serves_tests: false,
          amount_cents: 1250,
          currency: 'EUR',
          lines: JSON.stringify([]),
          description: 'Leges',
          locale: 'nl',
          is_current: true,
          is_used: false,
          paid_at: payment.status === 'paid' ? at : null,
          created_at: at,
          updated_at: at,
          ...payment,
        })
        .execute(),
    );
    return id;
  }

  async function addRefund(
    transactionId: string,
    state: 'refunded',
    amount_cents = 1250,
  ): Promise<void> {
    const at = new Date(server.runtime.now());
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .insertInto('payment_refunds')
        .values({
          tenant_id: server.tenants.demo.id,
          id: server.runtime.createId(),
          transaction_id: transactionId,
          amount_cents,
          reason: 'Dubbel',
          state,
          refunded_at: at,
          requested_by: 'Anouk',
          created_at: at,
          updated_at: at,
        })
        .execute(),
    );
  }

  test('counts to 10,000, ends its numbered pages there, and continues by cursor', async () => {
    const filter = { form_id: large };
    const last = await list({ filter, limit: '100', page: '100' });
    expect(last.meta).toMatchObject({ total: 10_000, is_total_exact: false, to: 10_000 });
    const further = await list({ filter, limit: '100', cursor: last.meta.next_cursor ?? '' });
    expect(further.meta).toMatchObject({ from: 10_001, to: 10_050, page: 101, next_cursor: null });
    const refusal = await refusalOf(list({ filter, limit: '100', page: '101' }));
    expect(refusal).toMatchObject({ code: 'invalid', errors: { page: [expect.any(String)] } });
  });

  test.each([
    'x',
    Buffer.from('["!created_at",1,1e300,"018f0000-0000-7000-8000-000000000000"]').toString(
      'base64url',
    ),
    Buffer.from('["!created_at",1,1,"no id"]').toString('base64url'),
    Buffer.from('["title",1,"\\u0000","018f0000-0000-7000-8000-000000000000"]').toString(
      'base64url',
    ),
    Buffer.from('["title",1,"a","018f0000-0000-7000-8000-000000000000"]').toString('base64url'),
  ])('rejects the forged cursor %s', async (cursor) => {
    const refusal = await refusalOf(list({ cursor }));
    expect(refusal).toMatchObject({ code: 'invalid', errors: { cursor: [expect.any(String)] } });
  });

  test('shows no row of a hidden form, whatever is asked', async () => {
    const filter = { status: 'payment_pending' };
    expect((await list({ filter })).meta.total).toBe(101);
    expect((await list({ filter: { form_id: secret } })).meta.total).toBe(0);
    expect((await list({ search: 'geheim' })).meta.total).toBe(0);
    expect((await list({ search: '39' })).meta.total).toBe(2);
    expect((await list({ reject: { form_id: large } })).meta.total).toBe(130);
  });

  test.each([
    ['39', 2],
    ['pf-000039', 2],
    ['PF-39', 2],
    ['XX-39', 0],
    ['melding klein', 130],
    ['%', 0],
  ])('finds by the search "%s"', async (search, total) => {
    expect((await list({ search })).meta.total).toBe(total);
  });
});
