import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFailedDelivery } from '../../../../testing/failed-delivery.ts';
import { refusalCode } from '../../../../testing/refusal.ts';
import { seedForm } from '../../../../testing/seed-form.ts';
import { seedSubmissions } from '../../../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';
import type { Tenant } from '../../../platform/database/tenancy/tenant.ts';

describe.each(databases)('failed deliveries on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const signIn = (permissions: Permission[], tenant: Tenant = server.tenants.demo) =>
    server.signIn(tenant, { permissions });

  /** A form with submissions, of which the first ones have a failed delivery. */
  async function seed(failed: number, level: 'public' | 'private' = 'public') {
    const { demo } = server.tenants;
    const actor = { id: root.id, name: 'x' };
    const form = { name: `Melding ${level}`, confidentiality_level: level };
    const seeded = await seedForm(server, demo, { actor, form });
    await seedSubmissions(server, demo, { ...seeded, count: 3 });
    const { data } = await root.client.listSubmissions({
      query: { filter: { form_id: seeded.formId }, sort: 'created_at' },
    });
    const submissions = data.map(({ id }) => id);
    const deliveries: string[] = [];
    for (const id of submissions.slice(0, failed)) {
      server.advance(1000);
      deliveries.push(await addFailedDelivery(server, demo, id));
    }
    return { ...seeded, submissions, deliveries };
  }

  test('are listed newest first, by page, with their submission and the reason', async () => {
    await root.client.saveProvider({
      params: { id: 'zaken', stage: 'production' },
      body: {
        driver: 'email',
        name: 'Het zaaksysteem',
        settings: { addresses: 'zaken@voorbeeld.nl' },
      },
    });
    const { formId, deliveries, submissions } = await seed(3);
    const { client } = await signIn(['submission-list']);
    const filter = { form_id: formId, provider: 'zaken', stage: 'production' };
    const first = await client.listFailedDeliveries({ query: { filter, limit: '2' } });
    expect(first.data.map(({ id }) => id)).toEqual([deliveries[2], deliveries[1]]);
    expect(first.meta).toMatchObject({ total: 3, from: 1, to: 2 });
    expect(first.data[0]).toMatchObject({
      submission_id: submissions[2],
      form_title: 'Melding public',
      name: 'Zaaksysteem',
      provider_name: 'Het zaaksysteem',
      error: 'refused',
    });
    const cursor = first.meta.next_cursor ?? '';
    const rest = await client.listFailedDeliveries({ query: { filter, limit: '2', cursor } });
    expect(rest.data.map(({ id }) => id)).toEqual([deliveries[0]]);
    const none = { form_id: formId, stage: 'test' };
    expect((await client.listFailedDeliveries({ query: { filter: none } })).meta.total).toBe(0);
  });

  test('are listed while they wait for the next attempt, which staff bring forward', async () => {
    const { demo } = server.tenants;
    const { formId, submissions } = await seed(1);
    const [, second = '', third = ''] = submissions;
    const due_at = new Date(server.runtime.now() + 3_600_000);
    const waiting = { state: 'waiting', due_at, ended_at: null } as const;
    const failing = await addFailedDelivery(server, demo, second, { ...waiting, attempts: 4 });
    await addFailedDelivery(server, demo, third, { ...waiting, error: null });
    const { client } = await signIn(['submission-list', 'submission-read']);
    const list = async (state: string[]) => {
      const query = { filter: { form_id: formId, state } };
      return (await client.listFailedDeliveries({ query })).data;
    };
    expect(await list(['failed', 'waiting'])).toHaveLength(2);
    expect(await list(['waiting'])).toMatchObject([
      { id: failing, state: 'waiting', error: 'refused', due_at: due_at.toISOString() },
    ]);
    const { data } = await client.retryDelivery({
      params: { id: second, delivery_id: failing },
    });
    expect(data).toMatchObject({ state: 'waiting', error: null });
    expect(Date.parse(data.due_at ?? '')).toBeLessThanOrEqual(server.runtime.now());
  });

  test('are left alone while a server tries them', async () => {
    const { submissions } = await seed(0);
    const [id = ''] = submissions;
    const due_at = new Date(server.runtime.now() + 60_000);
    await addFailedDelivery(server, server.tenants.demo, id, {
      state: 'waiting',
      due_at,
      ended_at: null,
      attempts: 1,
      is_claimed: true,
    });
    const { client } = await signIn(['submission-read']);
    const params = { id };
    expect(await refusalCode(client.retrySubmissionDeliveries({ params }))).toBe(
      'transition_not_allowed',
    );
  });

  test('of forms that a user may not see are not listed, nor retried', async () => {
    const { formId, submissions } = await seed(1, 'private');
    const { client } = await signIn(['submission-list', 'submission-read']);
    const query = { filter: { form_id: formId } };
    expect((await client.listFailedDeliveries({ query })).data).toEqual([]);
    expect((await root.client.listFailedDeliveries({ query })).data).toHaveLength(1);
    const params = { id: submissions[0] ?? '' };
    expect(await refusalCode(client.retrySubmissionDeliveries({ params }))).toBe('not_found');
  });

  test('are counted in the list of submissions and retried together, with one logbook entry', async () => {
    const { formId, submissions } = await seed(1);
    const { client } = await signIn(['submission-list', 'submission-read', 'audit-list']);
    const counts = async () => {
      const query = { filter: { form_id: formId }, sort: 'created_at' } as const;
      return (await client.listSubmissions({ query })).data.map((one) => one.failed_deliveries);
    };
    expect(await counts()).toEqual([1, 0, 0]);
    const params = { id: submissions[0] ?? '' };
    expect((await client.retrySubmissionDeliveries({ params })).data).toEqual({ retried: 1 });
    const { rows } = await server.pool.query(
      `select from logbook where subject_id = $1 and action = 'submission.deliveries_retried'`,
      [params.id],
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    { permissions: [], list: 'forbidden', retry: 'forbidden' },
    { permissions: ['submission-list'], list: null, retry: 'forbidden' },
    { permissions: ['submission-read'], list: 'forbidden', retry: 'transition_not_allowed' },
  ] satisfies { permissions: Permission[]; list: string | null; retry: string }[])(
    'need the rights of the list and of reading: $permissions',
    async ({ permissions, list, retry }) => {
      const { submissions } = await seed(0);
      const { client } = await signIn(permissions);
      const listing = client.listFailedDeliveries({ query: {} });
      if (list === null) await expect(listing).resolves.toBeDefined();
      else expect(await refusalCode(listing)).toBe(list);
      const params = { id: submissions[0] ?? '' };
      expect(await refusalCode(client.retrySubmissionDeliveries({ params }))).toBe(retry);
    },
  );

  test.each([
    'filter[stage]=acceptance',
    'filter[stage][]=test&filter[stage][]=Production',
    'filter[error]=broken',
    'reject[error][]=refused&reject[error][]=',
    'filter[state]=delivered',
  ])('are not listed by what does not exist: %s', async (query) => {
    const path = `/v0/forms/failed-deliveries?${query}`;
    const response = await server.fetch(server.tenants.demo)(path, {
      headers: { authorization: `Bearer ${root.token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
  });

  test('are listed by several errors', async () => {
    const { formId } = await seed(1);
    const query = { filter: { form_id: formId, error: ['refused', 'no_answer'] } };
    expect((await root.client.listFailedDeliveries({ query })).data).toHaveLength(1);
  });

  test('of another tenant are not there', async () => {
    const { formId, submissions } = await seed(1);
    const { client } = await signIn(['submission-list', 'submission-read'], server.tenants.other);
    const query = { filter: { form_id: formId } };
    expect((await client.listFailedDeliveries({ query })).data).toEqual([]);
    const params = { id: submissions[0] ?? '' };
    expect(await refusalCode(client.retrySubmissionDeliveries({ params }))).toBe('not_found');
  });
});
