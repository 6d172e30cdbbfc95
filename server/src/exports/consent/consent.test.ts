import { buildField } from '@form-builder/core/form/build-form.ts';
import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

describe.each(databases)('consent for exports with a BSN on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let asker: SignedInUser;
  let colleague: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    asker = await server.signIn(demo, { permissions: ['submission-export', 'submission-unmask'] });
    colleague = await server.signIn(demo, { permissions: ['submission-export'] });
    const seed = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
    formId = seed.formId;
    await server.client(demo).createSubmission({
      body: {
        form_version_id: seed.versionId,
        data: { name: 'Ada', bsn: '111222333' },
        status: 'final',
      },
    });
    await require(true);
  }, 60_000);
  afterAll(() => server.stop());

  const require = (value: boolean) =>
    root.client.updateSettings({ body: [{ id: 'export_consent', value }] });
  const request = async (choices: Partial<ExportChoices> = {}, by = asker) =>
    (
      await by.client.createExport({
        body: { form_id: formId, format: 'csv', is_unmasked: true, ...choices },
      })
    ).data;
  const find = async (id: string) =>
    (await asker.client.listExports({ query: { limit: '100' } })).data.find((one) => one.id === id);
  const ended = (id: string) =>
    vi.waitUntil(
      async () => {
        const found = await find(id);
        return found && !['pending', 'processing'].includes(found.status) && found;
      },
      { timeout: 25_000, interval: 100 },
    );
  const waitingIds = async (by: SignedInUser) =>
    (await by.client.listConsentRequests({})).data.map(({ id }) => id);
  const kindsOf = async (by: SignedInUser, id: string) =>
    (await by.client.listNotifications({})).data
      .filter(({ subject_id: subject }) => subject === id)
      .map(({ kind }) => kind);
  const decide = (
    id: string,
    by: SignedInUser,
    body: { decision: 'give' } | { decision: 'refuse'; reason: string } = { decision: 'give' },
  ) => by.client.decideOnExport({ params: { id }, body });
  const entries = async (since: Date) => {
    const { rows } = await server.pool.query<{
      action: string;
      actor_id: string | null;
      details: Record<string, unknown>;
    }>(
      `select action, actor_id, details from logbook
       where subject_id = $1 and at >= $2 and action like 'export.%' order by at, id`,
      [formId, since],
    );
    return rows;
  };

  test('an export waits until a colleague allows it, and both names are in the logbook', async () => {
    const since = new Date(server.runtime.now());
    const asked = await request();
    expect(asked).toMatchObject({
      status: 'pending',
      consent: { state: 'asked', decided_by: null },
    });
    // A job of this export that runs now makes nothing.
    await server.send(server.tenants.demo, 'make-export', { exportId: asked.id });
    expect(await waitingIds(colleague)).toContain(asked.id);
    expect(await waitingIds(asker)).not.toContain(asked.id);
    expect(await kindsOf(colleague, asked.id)).toEqual(['consent_waiting']);
    expect(await kindsOf(asker, asked.id)).toEqual(['export_waiting']);
    await decide(asked.id, colleague);
    const made = await ended(asked.id);
    expect(made).toMatchObject({ status: 'available', row_count: 1, consent: { state: 'given' } });
    expect(made.consent?.decided_by).not.toBeNull();
    expect(await kindsOf(colleague, asked.id)).toEqual([]);
    const rows = await entries(since);
    expect(rows.map(({ action }) => action)).toEqual([
      'export.requested',
      'export.consent_asked',
      'export.consent_given',
      'export.made_unmasked',
    ]);
    expect(rows.map(({ actor_id: actor }) => actor)).toEqual([
      asker.id,
      asker.id,
      colleague.id,
      asker.id,
    ]);
    expect(rows[2]?.details['requested_by']).not.toBe('');
    expect(rows[3]?.details['allowed_by']).toBe(made.consent?.decided_by);
    expect(await refusalCode(decide(asked.id, colleague))).toBe('transition_not_allowed');
  });

  test('nobody allows their own export, nor one of a form that they may not export', async () => {
    const { id } = await request({}, root);
    expect(await refusalCode(decide(id, root))).toBe('own_export');
    const { demo } = server.tenants;
    const reader = await server.signIn(demo, { permissions: ['submission-read'] });
    expect(await refusalCode(decide(id, reader))).toBe('forbidden');
    const hidden = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
    await server.client(demo).createSubmission({
      body: { form_version_id: hidden.versionId, data: { name: 'Bo' }, status: 'final' },
    });
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('forms')
        .set({ confidentiality_level: 'private' })
        .where('id', '=', hidden.formId)
        .execute(),
    );
    const other = await request({ form_id: hidden.formId }, root);
    expect(await waitingIds(colleague)).not.toContain(other.id);
    expect(await refusalCode(decide(other.id, colleague))).toBe('not_found');
  });

  test('a refused export fails with the reason, and asks again when it is retried', async () => {
    const { id } = await request();
    await decide(id, colleague, { decision: 'refuse', reason: 'Een afgeschermde export volstaat' });
    expect(await find(id)).toMatchObject({
      status: 'failed',
      failure: 'consent_refused',
      consent: { state: 'refused', reason: 'Een afgeschermde export volstaat' },
    });
    expect(await kindsOf(asker, id)).toEqual(['export_refused']);
    const { data } = await asker.client.retryExport({ params: { id } });
    expect(data).toMatchObject({ status: 'pending', failure: null, consent: { state: 'asked' } });
    await decide(id, colleague);
    expect(await ended(id)).toMatchObject({ status: 'available' });
  });

  test.each<[string, Partial<ExportChoices>]>([
    ['masked', { is_unmasked: false }],
    ['of other columns', { fields: ['name'] }],
  ])('an export that is %s needs none', async (_, choices) => {
    const asked = await request(choices);
    expect(asked.consent).toBeNull();
    expect(await ended(asked.id)).toMatchObject({ status: 'available' });
  });

  test('an archive needs it whatever the columns, because its PDFs have all answers', async () => {
    const { id, consent } = await request({ format: 'zip', fields: ['name'] });
    expect(consent?.state).toBe('asked');
    await asker.client.deleteExport({ params: { id } });
    expect(await waitingIds(colleague)).not.toContain(id);
  });

  test('an export that was requested before the setting waits as well', async () => {
    await require(false);
    const pending = await request();
    expect(pending.consent).toBeNull();
    expect(await ended(pending.id)).toMatchObject({ status: 'available' });
    await require(true);
    await server.transaction(server.tenants.demo)((tx) =>
      tx.updateTable('exports').set({ status: 'pending' }).where('id', '=', pending.id).execute(),
    );
    await server.send(server.tenants.demo, 'make-export', { exportId: pending.id });
    await vi.waitUntil(async () => (await find(pending.id))?.consent?.state === 'asked', 20_000);
    await asker.client.deleteExport({ params: { id: pending.id } });
  });

  test('without a decision in time the export expires', async () => {
    const { id } = await request();
    const { demo } = server.tenants;
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('exports')
        .set({ consent_expires_at: new Date(server.runtime.now()) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await waitingIds(colleague)).not.toContain(id);
    expect(await refusalCode(decide(id, colleague))).toBe('transition_not_allowed');
    expect(await find(id)).toMatchObject({ status: 'failed', failure: 'consent_expired' });
    await server.send(demo, 'follow-export', { exportId: id });
    await vi.waitUntil(async () => {
      const { rows } = await server.pool.query('select failure from exports where id = $1', [id]);
      return (rows[0] as { failure: string | null }).failure === 'consent_expired';
    }, 20_000);
  });
});
