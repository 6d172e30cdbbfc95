import type {
  Export,
  LogbookExport,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

type Choices = NonNullable<Parameters<SignedInUser['client']['createLogbookExport']>[0]>['body'];

describe.each(databases)('exports of the logbook on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let designer: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['audit-list'] });
    designer = await server.signIn(demo, {
      permissions: ['form-read', 'form-edit', 'admin-forms-settings'],
    });
    const actor = { id: designer.id, name: 'Dina Ontwerper' };
    ({ formId } = await seedForm(server, demo, { actor, form: { name: 'Boomkap' } }));
    await designer.client.updateForm({
      params: { id: formId },
      headers: { 'if-match': '"1"' },
      body: { name: '=cmd()' },
    });
  }, 60_000);
  afterAll(() => server.stop());

  const request = async (body: Choices = {}, by = officer) =>
    (await by.client.createLogbookExport({ body })).data;
  const ended = (id: string, by = officer): Promise<Export> =>
    vi.waitUntil(
      async () => {
        const { data } = await by.client.listExports({ query: {} });
        const found = data.find((one) => one.id === id);
        return found && !['pending', 'processing'].includes(found.status) && found;
      },
      { timeout: 25_000, interval: 100 },
    );
  const fetchFile = (id: string, by = officer) =>
    server.fetch(server.tenants.demo)(`/v0/exports/${id}/file`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
  const linesOf = async (id: string) => {
    const response = await fetchFile(id);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    return bytes.toString().slice(1).trimEnd().split('\r\n');
  };
  const make = async (body: Choices) => {
    const { id } = await request(body);
    const made = await ended(id);
    expect(made).toMatchObject({ status: 'available', failure: null });
    return made;
  };
  const actionsOf = async (since: number, subjectId: string) => {
    const { rows } = await server.pool.query<{ action: string; subject_id: string }>(
      `select action, subject_id from logbook
        where actor_id = $1 and at >= $2 and action like 'logbook.export%' order by at, id`,
      [officer.id, new Date(since)],
    );
    expect(rows.every((row) => row.subject_id === subjectId)).toBe(true);
    return rows.map(({ action }) => action);
  };

  test('come as CSV for Excel with the entries that the list shows, without formulas', async () => {
    const filter = { form_id: formId };
    const made = await make({ filter });
    expect(made).toMatchObject({
      kind: 'logbook',
      subject: { type: 'form', id: formId, name: '=cmd()' },
      choices: { filter, language: 'nl' },
      consent: null,
    });
    expect(made.file_name).toMatch(/^=cmd\(\) \(logboek\) \d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = await linesOf(made.id);
    expect(head).toContain('"Tijdstip";"Wie"');
    expect(rows).toHaveLength(made.row_count);
    // The request itself is the newest of the entries that it exports.
    expect(rows[0]).toContain('"Logboek geëxporteerd"');
    expect(rows.join('\n')).toContain('Naam: Boomkap → =cmd()');
    expect(rows[1]).toContain(`"'=cmd()"`);
    const { meta } = await officer.client.listLogbook({ query: { filter } });
    // The list has three more: that the file was made and downloaded, and that the list is read.
    expect(meta.total).toBe(made.row_count + 3);
  });

  test('take the filters and the search of the list, of a user, a form or everything', async () => {
    const ofUser = await make({ filter: { user_id: designer.id, group: 'sign_in' } });
    expect(ofUser).toMatchObject({ subject: { type: 'user', id: designer.id }, row_count: 1 });
    const { demo } = server.tenants;
    const found = await make({ search: 'Boomkap', filter: { subject_type: 'form' } });
    expect((found as LogbookExport).subject).toEqual({
      type: 'organisation',
      id: demo.id,
      name: demo.name,
    });
    const { meta } = await officer.client.listLogbook({
      query: { search: 'Boomkap', filter: { subject_type: 'form' } },
    });
    expect(found.row_count).toBe(meta.total);
    const english = await make({ filter: { form_id: formId }, language: 'en' });
    expect((await linesOf(english.id))[0]).toContain('"Time"');
  });

  test('are recorded in the logbook: asked for, made, downloaded and deleted', async () => {
    const since = server.runtime.now();
    const { id } = await make({ filter: { form_id: formId } });
    await linesOf(id);
    await officer.client.deleteExport({ params: { id } });
    expect(await actionsOf(since, formId)).toEqual([
      'logbook.exported',
      'logbook.export_made',
      'logbook.export_downloaded',
      'logbook.export_deleted',
    ]);
    expect(await server.storage.storage.find(`${server.tenants.demo.id}/exports/${id}-1`)).toBe(
      undefined,
    );
  });

  test('belong to the user who asked, and are announced in the app and by mail', async () => {
    const { demo } = server.tenants;
    const { id } = await make({ filter: { form_id: formId } });
    const colleague = await server.signIn(demo, { isRoot: true });
    expect((await colleague.client.listExports({ query: {} })).data).toEqual([]);
    expect((await fetchFile(id, colleague)).status).toBe(404);
    const { data } = await officer.client.listNotifications({ query: {} });
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: 'export_available',
        subject_id: id,
        subject: '=cmd() (logboek)',
      }),
    );
    await vi.waitUntil(() => server.mailbox?.list(demo).some(({ to }) => to === officer.email), {
      timeout: 20_000,
    });
  });

  test('need the right to read the logbook: to ask, to make, and again to download', async () => {
    const { demo } = server.tenants;
    expect(await refusalCode(request({}, designer))).toBe('forbidden');
    const leaving = await server.signIn(demo, { permissions: ['audit-list'] });
    const { id } = await request({ filter: { form_id: formId } }, leaving);
    await ended(id, leaving);
    expect((await fetchFile(id, leaving)).status).toBe(200);
    // An exporter of submissions reaches the endpoint, and has no right to the logbook.
    const exporter = await server.signIn(demo, { permissions: ['submission-export'] });
    await server.transaction(demo)((tx) =>
      tx.updateTable('exports').set({ user_id: exporter.id }).where('id', '=', id).execute(),
    );
    expect((await fetchFile(id, exporter)).status).toBe(403);
    expect(await refusalCode(exporter.client.retryExport({ params: { id } }))).toBe('forbidden');
    const reset = { status: 'pending', attempt: 0 } as const;
    await server.transaction(demo)((tx) =>
      tx.updateTable('exports').set(reset).where('id', '=', id).execute(),
    );
    await server.send(demo, 'make-export', { exportId: id });
    expect(await ended(id, exporter)).toMatchObject({ status: 'failed', failure: 'not_allowed' });
  });

  test('follow a person only for who handles requests of citizens', async () => {
    const filter = { person: '0123456789abcdef' };
    expect(await refusalCode(request({ filter }))).toBe('forbidden');
    const privacy = await server.signIn(server.tenants.demo, {
      permissions: ['audit-list', 'privacy-requests'],
    });
    expect(await refusalCode(request({ filter: { person: '111222333' } }, privacy))).toBe(
      'invalid',
    );
    const { id } = await request({ filter }, privacy);
    expect(await ended(id, privacy)).toMatchObject({ status: 'available' });
  });

  test('hold nothing of another tenant, nor of a form that the reader may not see', async () => {
    const { demo, other } = server.tenants;
    const elsewhere = await server.signIn(other, { permissions: ['audit-list'] });
    const { id } = await request({ filter: { form_id: formId } }, elsewhere);
    expect(await ended(id, elsewhere)).toMatchObject({ subject: { id: other.id }, row_count: 0 });
    const actor = { id: designer.id, name: 'x' };
    const form = { name: 'Geheim', confidentiality_level: 'private' } as const;
    const hidden = await seedForm(server, demo, { actor, form });
    const made = await make({ filter: { form_id: hidden.formId } });
    expect(made).toMatchObject({ row_count: 0 });
  });

  test('expire after a week, and their file is removed', async () => {
    const { id } = await make({ filter: { form_id: formId } });
    const key = `${server.tenants.demo.id}/exports/${id}-1`;
    expect(await server.storage.storage.find(key)).toBeDefined();
    server.advance(7 * 86_400_000);
    await server.send(server.tenants.demo, 'follow-export', { exportId: id });
    const status = async () => {
      const text = 'select status from exports where id = $1';
      const { rows } = await server.pool.query<{ status: string }>(text, [id]);
      return rows[0]?.status;
    };
    await expect.poll(status, { timeout: 20_000 }).toBe('expired');
    expect(await server.storage.storage.find(key)).toBeUndefined();
  });
});
