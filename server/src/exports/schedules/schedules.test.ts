import { buildField } from '@form-builder/core/form/build-form.ts';
import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { nextRun } from '@form-builder/core/export-schedules/next-run.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { s3Key } from '../../../simulators/s3/check-signature.ts';
import { startS3Simulator, type S3Simulator } from '../../../simulators/s3/s3-simulator.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
];
const plan: ExportPlan = {
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  hour: 7,
  period: 'all',
  target: { kind: 'mail', mailbox: '' },
};
const waiting = { timeout: 30_000, interval: 100 };
/** A day whose period contains the seeded submission. */
const dueAt = new Date('2026-03-30T05:00:00.000Z');

describe.each(databases)('scheduled exports on %s', (database) => {
  let server: TestServer;
  let bucket: S3Simulator;
  let root: SignedInUser;
  let owner: SignedInUser;
  let colleague: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    bucket = await startS3Simulator({ isProduction: false });
    server = await startTestServer({
      database,
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    owner = await server.signIn(demo, { permissions: ['submission-export', 'submission-unmask'] });
    colleague = await server.signIn(demo, { permissions: ['submission-export'] });
    const seed = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
    formId = seed.formId;
    for (const name of ['Ada', 'Alan'])
      await server.client(demo).createSubmission({
        body: {
          form_version_id: seed.versionId,
          data: { name, bsn: '111222333' },
          status: 'final',
        },
      });
    // One was sent on the day before the run, in Dutch time.
    await server.pool.query(
      `update submissions set completed_at = '2026-03-29T21:59:00Z' where answers->>'name' = 'Ada'`,
    );
    await root.client.saveProvider({
      params: { id: 'bucket', stage: 'production' },
      body: { driver: 's3', name: 'Bucket', settings: bucket.settings, secret: s3Key.secret },
    });
  }, 600_000);
  afterAll(async () => {
    await server.stop();
    await bucket.stop();
  });

  const create = async (members: Partial<ExportPlan> = {}, choices: Partial<ExportChoices> = {}) =>
    (
      await owner.client.createExportSchedule({
        body: { ...plan, ...members, choices: { form_id: formId, format: 'csv', ...choices } },
      })
    ).data;
  const find = async (id: string, by = owner) =>
    (await by.client.listExportSchedules({})).data.find((one) => one.id === id);
  const exportsOf = async (id: string) => {
    const { rows } = await server.pool.query<{ id: string; choices: ExportChoices }>(
      'select id, choices from exports where schedule_id = $1',
      [id],
    );
    return rows;
  };
  /** Has a run due at this moment, and sends its job. */
  const run = async (id: string, at = dueAt) => {
    await server.pool.query('update export_schedules set next_run_at = $2 where id = $1', [id, at]);
    await job(id, at);
  };
  const job = (id: string, at: Date) =>
    server.send(server.tenants.demo, 'run-export-schedule', {
      scheduleId: id,
      at: at.toISOString(),
    });
  const ranOnce = (id: string) =>
    vi.waitUntil(async () => {
      const found = (await find(id))?.last_run;
      return found && !['pending', 'processing'].includes(found.status) && found;
    }, waiting);
  const fileOf = (exportId: string, by: SignedInUser) =>
    server.fetch(server.tenants.demo)(`/v0/exports/${exportId}/file`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
  const actions = async () => {
    const { rows } = await server.pool.query<{ action: string }>(
      `select action from logbook where subject_id = $1 order by at, id`,
      [formId],
    );
    return rows.map(({ action }) => action);
  };

  test('are made once per period, of the days since the run before, for who has the right', async () => {
    const before = server.runtime.now();
    const mailbox = 'team@gemeente.example';
    const made = await create(
      { period: 'previous', target: { kind: 'mail', mailbox } },
      { is_unmasked: true },
    );
    expect(Date.parse(made.next_run_at ?? '')).toBe(nextRun(plan, before));
    await run(made.id);
    // Two servers, and a job that came late.
    await job(made.id, dueAt);
    const last = await ranOnce(made.id);
    expect(last).toMatchObject({ status: 'available', row_count: 1, can_download: true });
    const [one, ...others] = await exportsOf(made.id);
    expect(others.filter(({ choices }) => choices.filter.completed_from === '2026-03-29')).toEqual(
      [],
    );
    expect(one?.choices.filter).toMatchObject({
      completed_from: '2026-03-29',
      completed_until: '2026-03-29',
    });
    await vi.waitUntil(() => mailsTo(mailbox).length > 0, waiting);
    const [mail] = mailsTo(mailbox);
    expect(JSON.stringify(mail)).toContain('/exports');
    for (const hidden of ['Ada', '111222333']) expect(JSON.stringify(mail)).not.toContain(hidden);
    expect(mailsTo(owner.email)).toHaveLength(1);
    // The file has sensitive answers in clear text.
    expect((await fileOf(last.export_id, colleague)).status).toBe(404);
    expect(await find(made.id, colleague)).toMatchObject({
      is_own: false,
      last_run: { can_download: false },
    });
    expect((await fileOf(last.export_id, owner)).status).toBe(200);
    await owner.client.deleteExportSchedule({ params: { id: made.id } });
  });

  test('may be downloaded by a colleague who might have made them', async () => {
    const { id } = await create();
    const started = await owner.client.runExportSchedule({ params: { id } });
    expect(started.data.next_run_at).not.toBeNull();
    const last = await ranOnce(id);
    expect(last.row_count).toBe(2);
    expect((await find(id, colleague))?.last_run?.can_download).toBe(true);
    expect((await fileOf(last.export_id, colleague)).status).toBe(200);
    const stranger = await server.signIn(server.tenants.other, {
      permissions: ['submission-export'],
    });
    expect((await stranger.client.listExportSchedules({})).data).toEqual([]);
    await owner.client.deleteExportSchedule({ params: { id } });
    expect(await find(id)).toBeUndefined();
    expect((await fileOf(last.export_id, owner)).status).toBe(200);
    expect((await fileOf(last.export_id, colleague)).status).toBe(404);
  });

  test('are changed, paused and continued by their owner only', async () => {
    const { id } = await create();
    const pause = (isPaused: boolean, by = owner) =>
      by.client.setExportSchedulePaused({ params: { id }, body: { is_paused: isPaused } });
    for (const attempt of [
      () => pause(true, colleague),
      () => colleague.client.updateExportSchedule({ params: { id }, body: plan }),
      () => colleague.client.runExportSchedule({ params: { id } }),
      () => colleague.client.deleteExportSchedule({ params: { id } }),
    ])
      expect(await refusalCode(attempt())).toBe('not_found');
    const { data: paused } = await pause(true);
    expect(paused).toMatchObject({ is_paused: true, next_run_at: null });
    await job(id, dueAt);
    const { data: changed } = await owner.client.updateExportSchedule({
      params: { id },
      body: { ...plan, frequency: 'monthly', month_day: 31 },
    });
    expect(changed).toMatchObject({ is_paused: true, frequency: 'monthly', next_run_at: null });
    const { data: resumed } = await pause(false);
    const timing = { ...plan, frequency: 'monthly', month_day: 31 } as const;
    expect(Date.parse(resumed.next_run_at ?? '')).toBe(nextRun(timing, server.runtime.now()));
    expect(await exportsOf(id)).toEqual([]);
    await owner.client.deleteExportSchedule({ params: { id } });
    expect((await actions()).filter((one) => one.startsWith('export.schedule_')).slice(-5)).toEqual(
      [
        'export.schedule_created',
        'export.schedule_paused',
        'export.schedule_changed',
        'export.schedule_resumed',
        'export.schedule_deleted',
      ],
    );
  });

  test('wait while the organisation does not use them, and go on afterwards', async () => {
    const { id } = await create();
    const setActive = (is_active: boolean) =>
      root.client.updateFeature({ params: { id: 'scheduled_exports' }, body: { is_active } });
    await setActive(false);
    expect(await refusalCode(create())).toBe('feature_inactive');
    await run(id);
    await vi.waitUntil(async () => {
      const { rowCount } = await server.pool.query(
        `select from jobs.job where data ->> 'scheduleId' = $1 and data ->> 'at' = $2
          and state = 'created' and start_after > now() + interval '50 minutes'`,
        [id, dueAt.toISOString()],
      );
      return rowCount === 1;
    }, waiting);
    expect(await exportsOf(id)).toEqual([]);
    await setActive(true);
    await job(id, dueAt);
    expect(await ranOnce(id)).toMatchObject({ status: 'available' });
  });

  test('stop with a notice when their owner lost the right', async () => {
    const person = await server.signIn(server.tenants.demo, {
      permissions: ['submission-export', 'submission-unmask'],
    });
    const { data } = await person.client.createExportSchedule({
      body: { ...plan, choices: { form_id: formId, format: 'csv', is_unmasked: true } },
    });
    await server.pool.query(
      `update roles set permissions = '{submission-export}' where slug = $1`,
      [`role-${person.id}`],
    );
    await run(data.id);
    await vi.waitUntil(async () => (await find(data.id, colleague))?.stopped, waiting);
    expect(await find(data.id, colleague)).toMatchObject({
      stopped: 'not_allowed',
      next_run_at: null,
      last_run: null,
    });
    await vi.waitUntil(() => mailsTo(person.email).length > 0, waiting);
    expect(mailsTo(person.email)[0]?.subject).toBe('Een geplande export is gestopt');
    expect(await actions()).toContain('export.schedule_stopped');
  });

  test('notify the functional administrator when their owner has no account any more', async () => {
    const to = 'beheer@gemeente.example';
    await root.client.updateSettings({ body: [{ id: 'delivery_notice_address', value: to }] });
    const person = await server.signIn(server.tenants.demo, {
      permissions: ['submission-export'],
    });
    const { data } = await person.client.createExportSchedule({
      body: { ...plan, choices: { form_id: formId, format: 'csv' } },
    });
    await server.pool.query('update users set is_active = false where id = $1', [person.id]);
    await run(data.id);
    await vi.waitUntil(() => mailsTo(to).length > 0, waiting);
    expect(JSON.stringify(mailsTo(to)[0])).toContain('heeft geen account meer');
  });

  test('wait for the consent of a colleague when they hold BSNs', async () => {
    await root.client.updateSettings({ body: [{ id: 'export_consent', value: true }] });
    const { id } = await create({}, { is_unmasked: true });
    await run(id);
    await vi.waitUntil(async () => (await find(id))?.last_run?.consent === 'asked', waiting);
    const asked = (await find(id))?.last_run?.export_id ?? '';
    expect((await colleague.client.listConsentRequests({})).data.map((one) => one.id)).toContain(
      asked,
    );
    await colleague.client.decideOnExport({ params: { id: asked }, body: { decision: 'give' } });
    expect(await ranOnce(id)).toMatchObject({ status: 'available', consent: 'given' });
    await root.client.updateSettings({ body: [{ id: 'export_consent', value: false }] });
    await owner.client.deleteExportSchedule({ params: { id } });
  });

  test('are put into a bucket, and tried again when it is away', async () => {
    expect((await owner.client.listExportTargets({})).data).toEqual([
      { id: 'bucket', name: 'Bucket' },
    ]);
    bucket.setProxyStatus(502);
    const target = { kind: 'drop', provider: 'bucket', folder: '/maand/../kap' } as const;
    const { id } = await create({ target });
    await run(id);
    const dropOf = async () => (await find(id))?.last_run?.drop;
    await vi.waitUntil(async () => (await dropOf())?.error === 'no_answer', waiting);
    expect(await dropOf()).toEqual({ state: 'waiting', error: 'no_answer' });
    bucket.setProxyStatus(null);
    const exportId = (await find(id))?.last_run?.export_id ?? '';
    await server.send(server.tenants.demo, 'drop-export', { exportId });
    await vi.waitUntil(async () => (await dropOf())?.state === 'delivered', waiting);
    // A job that comes twice puts nothing.
    await server.send(server.tenants.demo, 'drop-export', { exportId });
    const [[key = '', object] = []] = bucket.objects;
    expect(key).toMatch(/^formulieren\/maand\/kap\/.+ \d{4}-\d{2}-\d{2} [0-9a-f]{12}\.csv$/);
    expect(object?.content.toString()).toContain('Ada');
    expect(await actions()).toContain('export.dropped');
  });

  test('wait without an attempt while the bucket is switched off', async () => {
    const { demo } = server.tenants;
    const target = { kind: 'drop', provider: 'bucket', folder: '' } as const;
    const { id } = await create({ target });
    // As the copy of a tenant switches its providers off.
    await server.pool.query(`update providers set is_down = true where id = 'bucket'`);
    await run(id);
    const exportId = (await ranOnce(id)).export_id;
    const waits = async () => {
      const { rowCount } = await server.pool.query(
        `select from jobs.job where name = 'drop-export' and data ->> 'exportId' = $1
          and state = 'created' and start_after > now() + interval '1 minute'`,
        [exportId],
      );
      return rowCount === 1;
    };
    await vi.waitUntil(waits, waiting);
    const drop = async () => (await find(id))?.last_run?.drop;
    expect(await drop()).toEqual({ state: 'waiting', error: null });
    await root.client.setProviderOutage({
      params: { id: 'bucket', stage: 'production' },
      body: { is_down: false },
    });
    await server.send(demo, 'drop-export', { exportId });
    await vi.waitUntil(async () => (await drop())?.state === 'delivered', waiting);
    const { rows } = await server.pool.query<{ drop_attempts: number }>(
      'select drop_attempts from exports where id = $1',
      [exportId],
    );
    expect(rows).toEqual([{ drop_attempts: 1 }]);
  });

  test('fail with a notice when the bucket was deleted', async () => {
    const target = { kind: 'drop', provider: 'bucket', folder: '' } as const;
    const { id } = await create({ target });
    const mails = mailsTo(owner.email).length;
    await server.pool.query(`delete from providers where id = 'bucket'`);
    await run(id);
    await vi.waitUntil(async () => (await find(id))?.last_run?.drop?.state === 'failed', waiting);
    expect((await find(id))?.last_run?.drop?.error).toBe('not_configured');
    await vi.waitUntil(() => mailsTo(owner.email).length > mails, waiting);
    expect(mailsTo(owner.email)[0]?.subject).toContain('niet geleverd');
    expect(await refusalCode(create({ target }))).toBe('invalid');
  });

  test('need the right to what they contain', async () => {
    const body = {
      ...plan,
      choices: { form_id: formId, format: 'csv', is_unmasked: true },
    } as const;
    expect(await refusalCode(colleague.client.createExportSchedule({ body }))).toBe('forbidden');
    expect(await refusalCode(create({ hour: 24 }))).toBe('invalid');
    expect(await refusalCode(create({ target: { kind: 'mail', mailbox: 'geen adres' } }))).toBe(
      'invalid',
    );
  });
});
