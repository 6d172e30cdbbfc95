import { buildField } from '@form-builder/core/form/build-form.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addExport } from '../../testing/add-export.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('number', 'amount', { short_id: 'amount', label: 'Bedrag' }),
  buildField('date', 'start', { short_id: 'start', label: 'Vanaf' }),
  buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
  buildField('select', 'colour', {
    short_id: 'colour',
    label: 'Kleur',
    options: [{ id: 'r', label: 'Rood' }],
  }),
  buildField('input-collection', 'children', {
    short_id: 'children',
    label: 'Kinderen',
    children: [
      buildField('text', 'first', { short_id: 'first', label: 'Voornaam' }),
      buildField('date', 'born', { short_id: 'born', label: 'Geboren' }),
    ],
  }),
];

type Sent = Readonly<Record<string, AnswerValue>>;

const answers: readonly Sent[] = [
  {
    name: '=1+1',
    amount: 12.5,
    start: '2026-03-01',
    bsn: '111222333',
    colour: 'r',
    children: [
      { first: 'Noor', born: '2015-05-06' },
      { first: 'Sem', born: '2018-07-08' },
    ],
  },
  { name: 'Ada', children: [{ first: 'Bo' }] },
  { name: 'Alan' },
];

describe.each(databases)('exports on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, {
      permissions: ['submission-export', 'submission-unmask'],
    });
    const root = await server.signIn(demo, { isRoot: true });
    const seed = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
    formId = seed.formId;
    for (const data of answers)
      await server.client(demo).createSubmission({
        body: { form_version_id: seed.versionId, data, status: 'final' },
      });
  }, 60_000);
  afterAll(() => server.stop());

  const ended = (id: string, by = handler) =>
    vi.waitUntil(
      async () => {
        const { data } = await by.client.listExports({ query: {} });
        const found = data.find((one) => one.id === id);
        return found && !['pending', 'processing'].includes(found.status) && found;
      },
      { timeout: 25_000, interval: 100 },
    );
  const request = async (choices: Partial<ExportChoices> = {}, by = handler) =>
    (await by.client.createExport({ body: { form_id: formId, format: 'csv', ...choices } })).data;
  const download = async (id: string, by = handler) => {
    const response = await server.fetch(server.tenants.demo)(`/v0/exports/${id}/file`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const make = async (choices: Partial<ExportChoices>) => {
    const { id } = await request(choices);
    const made = await ended(id);
    expect(made).toMatchObject({ status: 'available', row_count: 3, total: 3, failure: null });
    return download(id);
  };

  test('come as a workbook with real numbers and days, and a sheet for the rows', async () => {
    const sheets = await readWorkbook(await make({ format: 'xlsx', is_unmasked: true }));
    const [main, rows] = sheets;
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Inzendingen', 'Kinderen']);
    const [labels, keys, first, second] = main?.data ?? [];
    expect(labels?.slice(9)).toEqual(['Naam', 'Bedrag', 'Vanaf', 'BSN', 'Kleur', 'Kinderen']);
    expect(keys?.slice(9)).toEqual(['name', 'amount', 'start', 'bsnr', 'colour', 'children']);
    const march = new Date(Date.UTC(2026, 2, 1));
    expect(first?.slice(9)).toEqual(['=1+1', 12.5, march, '111222333', 'Rood', 2]);
    expect(first?.[7]).toBeInstanceOf(Date);
    expect(second?.slice(9)).toEqual(['Ada', null, null, null, null, 1]);
    const number = first?.[0];
    expect(rows?.data.slice(2).map((row) => row.slice(2))).toEqual([
      ['1', 'Noor', new Date(Date.UTC(2015, 4, 6))],
      ['2', 'Sem', new Date(Date.UTC(2018, 6, 8))],
      ['1', 'Bo', null],
    ]);
    expect(rows?.data[2]?.[0]).toBe(number);
  });

  test('come as CSV for Dutch spreadsheets, without formulas and with masked answers', async () => {
    const text = (await make({})).toString();
    expect(text.startsWith('\uFEFF"Nummer";')).toBe(true);
    const [, , first] = text.split('\r\n');
    expect(first).toMatch(/;"'=1\+1";12,5;01-03-2026;"••••••333";"Rood";/);
    expect(first).toContain(
      '"Voornaam: Noor; Geboren: 06-05-2015 | Voornaam: Sem; Geboren: 08-07-2018"',
    );
  });

  test('have a line for every row of a repeating field, and one line when it has no rows', async () => {
    const text = (await make({ row_field: 'children', fields: ['name', 'first'] })).toString();
    const lines = text.trim().split('\r\n').slice(2);
    expect(lines.map((line) => line.split(';').slice(9))).toEqual([
      [`"'=1+1"`, '"1"', '"Noor"'],
      [`"'=1+1"`, '"2"', '"Sem"'],
      ['"Ada"', '"1"', '"Bo"'],
      ['"Alan"', '', ''],
    ]);
  });

  test('come as JSON lines with the labels of questions and options, which are unique', async () => {
    const text = (await make({ format: 'jsonl' })).toString();
    const [first] = text.split('\n');
    const { answers } = JSON.parse(first ?? '') as { answers: Record<string, unknown> };
    expect(answers).toMatchObject({ Kleur: 'Rood' });
    expect(Object.keys(answers)).not.toContain('colour');
  });

  test('come as JSON lines with ids', async () => {
    const text = (await make({ format: 'jsonl', values: 'ids' })).toString();
    const [first] = text.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({
      state: 'completed',
      environment: 'production',
      is_test: false,
      answers: {
        amount: 12.5,
        start: '2026-03-01',
        bsnr: '••••••333',
        colour: 'r',
        children: [{ first: 'Noor', born: '2015-05-06' }, { first: 'Sem' }],
      },
    });
  });

  test('contain the submissions that match the filters', async () => {
    const { id } = await request({ filter: { completed_until: '2020-01-01' } });
    expect(await ended(id)).toMatchObject({ status: 'available', row_count: 0, total: 0 });
    const { id: others } = await request({ filter: { status: 'draft' } });
    expect(await ended(others)).toMatchObject({ row_count: 0 });
  });

  test('contain the selected submissions only, with a mark on a restricted one', async () => {
    const { demo } = server.tenants;
    const { rows } = await server.pool.query<{ id: string }>(
      `select id from submissions where form_id = $1 order by created_at limit 2`,
      [formId],
    );
    const [first, second] = rows.map((row) => row.id);
    const hold = {
      tenant_id: demo.id,
      id: server.runtime.createId(),
      form_id: formId,
      submission_id: second ?? '',
      is_restriction: true,
      reason: 'B-000001',
      ends_on: '2999-12-31',
      created_by: null,
      created_by_name: 'x',
      created_at: new Date(server.runtime.now()),
      lifted_at: null,
    };
    await server.transaction(demo)((tx) => tx.insertInto('legal_holds').values(hold).execute());
    const filter = { id: [first ?? '', second ?? ''] };
    const { id } = await request({ format: 'jsonl', values: 'ids', filter });
    expect(await ended(id)).toMatchObject({ status: 'available', row_count: 2, total: 2 });
    const lines = (await download(id)).toString().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { submission_id: first, is_restricted: false },
      { submission_id: second, is_restricted: true },
    ]);
    await server.transaction(demo)((tx) => tx.deleteFrom('legal_holds').execute());
  });

  test('belong to the user who requested them: nobody else sees or downloads them', async () => {
    const { id } = await request();
    await ended(id);
    const { demo } = server.tenants;
    const colleague = await server.signIn(demo, { isRoot: true });
    expect((await colleague.client.listExports({ query: {} })).data).toEqual([]);
    const response = await server.fetch(demo)(`/v0/exports/${id}/file`, {
      headers: { authorization: `Bearer ${colleague.token}` },
    });
    expect(response.status).toBe(404);
    expect(await refusalCode(colleague.client.deleteExport({ params: { id } }))).toBe('not_found');
  });

  test('are rejected without the export permission, and unmasked without the unmask permission', async () => {
    const { demo } = server.tenants;
    const reader = await server.signIn(demo, { permissions: ['submission-list'] });
    expect(await refusalCode(request({}, reader))).toBe('forbidden');
    const exporter = await server.signIn(demo, { permissions: ['submission-export'] });
    expect(await refusalCode(request({ is_unmasked: true }, exporter))).toBe('forbidden');
  });

  test('write logbook entries, and mail the user who requested them', async () => {
    const before = new Date(server.runtime.now());
    const { id } = await request({ is_unmasked: true });
    await ended(id);
    await download(id);
    const { rows } = await server.pool.query<{ action: string; actor_id: string }>(
      'select action, actor_id from logbook where subject_id = $1 and at >= $2 order by at, id',
      [formId, before],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'export.requested',
      'export.made_unmasked',
      'export.downloaded',
    ]);
    expect(rows.every(({ actor_id: actor }) => actor === handler.id)).toBe(true);
    await vi.waitUntil(
      () => server.mailbox?.list(server.tenants.demo).some(({ to }) => to === handler.email),
      { timeout: 20_000 },
    );
  });

  test('continue when a server stopped halfway, and fail visibly when that repeats', async () => {
    const { demo } = server.tenants;
    const silent = new Date(server.runtime.now() - 120_000);
    const stuck = {
      user_id: handler.id,
      form_id: formId,
      status: 'processing',
      failure: null,
    } as const;
    const id = await addExport(server, demo, { ...stuck, attempt: 1, alive_at: silent });
    const last = await addExport(server, demo, { ...stuck, attempt: 3, alive_at: silent });
    for (const exportId of [id, last]) await server.send(demo, 'follow-export', { exportId });
    expect(await ended(id)).toMatchObject({ status: 'available', row_count: 3 });
    expect(await ended(last)).toMatchObject({ status: 'failed', failure: 'interrupted' });
    await handler.client.retryExport({ params: { id: last } });
    expect(await ended(last)).toMatchObject({ status: 'available', failure: null });
  });

  test('fail when the user lost the permission, and leave nothing in storage when they are deleted', async () => {
    const { demo } = server.tenants;
    const former = await server.signIn(demo, { permissions: ['submission-list'] });
    const id = await addExport(server, demo, {
      user_id: former.id,
      form_id: formId,
      status: 'pending',
      failure: null,
    });
    await server.send(demo, 'make-export', { exportId: id });
    await vi.waitUntil(async () => {
      const { rows } = await server.pool.query('select failure from exports where id = $1', [id]);
      return (rows[0] as { failure: string | null }).failure === 'not_allowed';
    }, 20_000);
    const own = await request();
    await ended(own.id);
    const key = `${demo.id}/exports/${own.id}-1`;
    expect(await server.storage.storage.find(key)).toBeDefined();
    await handler.client.deleteExport({ params: { id: own.id } });
    expect(await server.storage.storage.find(key)).toBeUndefined();
  });

  test('expire after a week, and their file is removed', async () => {
    const { id } = await request();
    await ended(id);
    const { demo } = server.tenants;
    const key = `${demo.id}/exports/${id}-1`;
    server.advance(7 * 86_400_000);
    const again = await server.signIn(demo, { isRoot: true });
    expect(again.id).not.toBe(handler.id);
    await server.send(demo, 'follow-export', { exportId: id });
    const status = async () => {
      const text = 'select status from exports where id = $1';
      const { rows } = await server.pool.query<{ status: string }>(text, [id]);
      return rows[0]?.status;
    };
    await expect.poll(status, { timeout: 20_000 }).toBe('expired');
    expect(await server.storage.storage.find(key)).toBeUndefined();
  });
});
