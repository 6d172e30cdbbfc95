import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { watchQuotas } from '../quota-mails/start-watching-quotas.ts';
import { limitTenant } from '../tenants/limit-tenant.ts';
import { readTenant } from '../tenants/open-tenant.ts';
import { measureQuota } from './measure-quota.ts';
import { presentQuotas } from './present-quotas.ts';
import { addToCounter, lockQuota } from './quotas-queries.ts';

const testMs = 120_000;
const error = vi.fn();

describe.each(databases)('quotas on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let versionId: string;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    // No test counts in two days; the sign-in service uses the real time, so that more is not possible.
    const now = server.runtime.now();
    if (dayInAmsterdam(now) !== dayInAmsterdam(now + testMs)) server.advance(testMs);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const actor = { id: root.id, name: 'Root' };
    ({ formId, versionId } = await seedForm(server, server.tenants.demo, { actor }));
  });
  afterAll(() => server.stop());

  const limit = (id: QuotaId, max: number | null, slug = 'demo') =>
    limitTenant(
      { pool: server.pool, runtime: server.runtime, operator: { name: 'ola', reason: null } },
      { slug, id, max },
    );
  const quotaOf = async (id: QuotaId, user = root) => {
    const { data } = await user.client.listQuotas();
    const found = data.find((quota) => quota.id === id);
    if (found === undefined) throw new Error(`There is no quota ${id}.`);
    return found;
  };
  const notices = async () =>
    (await root.client.listNotifications({})).data
      .filter(({ kind }) => kind === 'quota_near' || kind === 'quota_reached')
      .map(({ kind, subject }) => [kind, subject]);
  const createForm = (name = 'Aanvraag') => root.client.createForm({ body: { name } });
  const submit = (status: 'final' | 'draft' = 'final') =>
    server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status },
    });

  test('have no limit at first, and are for administrators', async () => {
    expect(await quotaOf('forms')).toMatchObject({ used: 1, max: null, level: 'within' });
    const user = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect(await refusalCode(user.client.listQuotas())).toBe('forbidden');
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    await limit('forms', 5);
    expect(await quotaOf('forms', other)).toMatchObject({ used: 0, max: null });
    await limit('forms', null);
  });

  test('a submission counts when it is final, and is never refused', async () => {
    await limit('submissions', 1);
    await submit('draft');
    expect(await quotaOf('submissions')).toMatchObject({ used: 0, level: 'within' });
    await submit();
    expect(await quotaOf('submissions')).toMatchObject({ used: 1, level: 'reached' });
    expect(await notices()).toEqual([['quota_reached', 'Inzendingen per maand']]);
    await Promise.all([submit(), submit(), submit()]);
    expect(await quotaOf('submissions')).toMatchObject({ used: 4, max: 1, level: 'reached' });
    await limit('submissions', null);
    expect(await notices()).toEqual([]);
  });

  test('staff are refused at the limit, also two at once, and administrators notified at 80 % and 100 %', async () => {
    const { used } = await quotaOf('forms');
    await limit('forms', used + 5);
    for (let made = 1; made < 4; made += 1) await createForm();
    const first = await createForm();
    expect(await notices()).toEqual([['quota_near', 'Formulieren en bouwblokken']]);
    const outcomes = await Promise.all(
      ['Een', 'Twee', 'Drie'].map((name) =>
        createForm(name).then(
          () => 'made',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['made', 'refused', 'refused']);
    expect(await refusalOf(createForm())).toMatchObject({
      status: 409,
      code: 'quota_reached',
      errors: { quota: ['Formulieren en bouwblokken'] },
    });
    expect(await notices()).toEqual([['quota_reached', 'Formulieren en bouwblokken']]);
    const params = { id: first.data.id };
    await root.client.archiveForm({ params });
    expect(await quotaOf('forms')).toMatchObject({ used: used + 4, level: 'near' });
    await createForm();
    expect(await refusalCode(root.client.unarchiveForm({ params }))).toBe('quota_reached');
    await limit('forms', null);
    await root.client.unarchiveForm({ params });
  });

  test('a mail goes to the functional administrator when 80 % and 100 % are passed, once each', async () => {
    const to = 'beheer@demo.example';
    const { demo } = server.tenants;
    const subjects = () =>
      (server.mailbox?.list(demo) ?? [])
        .filter((mail) => mail.to === to)
        .map(({ subject }) => subject)
        .toSorted();
    const send = vi.fn(server.jobs.send);
    const watch = async () => {
      await watchQuotas({ ...server, logger: { error }, jobs: { send } });
      expect(error).not.toHaveBeenCalled();
      return send.mock.calls.splice(0);
    };
    // Forgets what other tests passed, of which jobs may wait.
    expect(await watch()).toEqual([]);
    await root.client.updateSettings({ body: [{ id: 'delivery_notice_address', value: to }] });
    const { used } = await quotaOf('forms');
    await limit('forms', used + 5);
    for (let made = 0; made < 4; made += 1) await createForm();
    const payload: unknown = expect.objectContaining({ id: 'forms', period: '', percent: 80 });
    const writer: unknown = expect.objectContaining({ tenantId: demo.id });
    expect(await watch()).toEqual([[writer, 'send-quota-mail', payload]]);
    expect(await watch()).toEqual([]);
    const near = 'Formulieren en bouwblokken: 80 % van de limiet is gebruikt';
    await vi.waitUntil(() => subjects().length === 1, { timeout: 25_000, interval: 50 });
    expect(subjects()).toEqual([near]);
    await createForm();
    // Whoever looks first sends it, also a member of staff.
    await Promise.all([notices(), notices()]);
    expect(await watch()).toEqual([]);
    await vi.waitUntil(() => subjects().length > 1, { timeout: 25_000, interval: 50 });
    expect(subjects()).toEqual([near, 'Formulieren en bouwblokken: de limiet is bereikt']);
    await limit('forms', null);
  });

  test('nobody is invited or activated beyond the limit of users', async () => {
    const invite = (email: string) =>
      root.client.createUser({ body: { email, first_name: 'Ina', last_name: 'Vis' } });
    const { data: colleague } = await invite('ina@gemeente.example');
    const { used } = await quotaOf('users');
    await limit('users', used);
    expect(await refusalCode(invite('ida@gemeente.example'))).toBe('quota_reached');
    const activate = (is_active: boolean) =>
      root.client.updateUser({ params: { id: colleague.id }, body: { is_active } });
    await activate(false);
    await activate(true);
    await activate(false);
    await limit('users', used - 1);
    expect(await refusalCode(activate(true))).toBe('quota_reached');
    await limit('users', null);
  });

  test('files of staff are refused beyond the limit of storage, counted from when the upload begins', async () => {
    const upload = () =>
      root.client.createSettingImageUpload({
        body: { name: 'a.png', mime_type: 'image/png', size_bytes: 1_000 },
      });
    const { used } = await quotaOf('storage');
    await limit('storage', used + 1_500);
    await upload();
    expect(await quotaOf('storage')).toMatchObject({ used: used + 1_000, unit: 'bytes' });
    expect(await refusalCode(upload())).toBe('quota_reached');
    await limit('storage', null);
  });

  // The embedded database has one connection, so nobody measures while somebody adds.
  test.skipIf(database === 'embedded')(
    'storage is not measured again while somebody adds to it, and nobody waits for that',
    async () => {
      const { demo } = server.tenants;
      const { used } = await quotaOf('storage');
      const counter = { tenantId: demo.id, id: 'storage', period: '' } as const;
      const later = server.runtime.now() + 601_000;
      const measure = () =>
        server.transaction(demo)((tx) =>
          measureQuota('storage', { tx, tenantId: demo.id, nowMs: later }),
        );
      await server.transaction(demo)(async (tx) => {
        await lockQuota(tx, demo.id, 'storage');
        await addToCounter(tx, { ...counter, at: new Date(later) }, 1_000);
        expect(await measure()).toBe(used);
      });
      expect((await quotaOf('storage')).used).toBe(used + 1_000);
      // Nothing was stored in the end.
      const stored = await measure();
      expect(stored).toBeLessThanOrEqual(used);
      expect((await quotaOf('storage')).used).toBe(stored);
    },
  );

  test('exports count by day, also those that were deleted', async () => {
    await limit('exports', 2);
    const request = () => root.client.createExport({ body: { form_id: formId, format: 'csv' } });
    const { data: first } = await request();
    await root.client.deleteExport({ params: { id: first.id } });
    await request();
    expect(await refusalCode(request())).toBe('quota_reached');
    expect(await quotaOf('exports')).toMatchObject({ used: 2, max: 2, period: 'day' });
    await limit('exports', null);
  });

  test('the logbook shows what the operator limited', async () => {
    const { data } = await root.client.listLogbook({ query: { filter: { group: 'settings' } } });
    expect(data[0]).toMatchObject({
      action: 'quota.changed',
      details: {
        name: 'Exports per dag',
        changes: [{ field: 'quota_max', before: 2, after: null }],
      },
    });
  });

  test('two tenants are limited and measured apart, also by an owner who sees the rows of all', async () => {
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    await limit('forms', 7, 'other');
    await limit('forms', 9);
    const { data } = await root.client.listLogbook({ query: { filter: { group: 'settings' } } });
    expect(data[0]?.details).toMatchObject({ changes: [{ before: null, after: 9 }] });
    const readAsOperator = (slug: string) =>
      readTenant(server.pool, slug, (tx, tenantId) =>
        presentQuotas({ tx, tenantId, nowMs: server.runtime.now() }, 'nl'),
      );
    expect(await readAsOperator('demo')).toEqual((await root.client.listQuotas()).data);
    expect(await readAsOperator('other')).toEqual((await stranger.client.listQuotas()).data);
    await limit('forms', null);
    expect(await quotaOf('forms', stranger)).toMatchObject({ used: 0, max: 7 });
    await limit('forms', null, 'other');
  });
});
