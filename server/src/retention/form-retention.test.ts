import type { RetentionTermsInput } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const terms = (members: Partial<RetentionTermsInput> = {}): RetentionTermsInput => ({
  all_days: null,
  keep_days: null,
  completed_days: null,
  saved_days: null,
  aborted_days: null,
  failed_days: null,
  method: 'delete',
  selection_list_number: '',
  ...members,
});

describe.each(databases)('the terms of a form on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let formId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['submission-retention', 'admin-forms-settings', 'audit-list'],
    });
    const actor = { id: administrator.id, name: 'x' };
    ({ formId } = await seedForm(server, server.tenants.demo, { actor }));
  }, 60_000);
  afterAll(() => server.stop());

  const read = async (by = administrator) =>
    (await by.client.getFormRetention({ params: { id: formId } })).data;
  const write = (body: RetentionTermsInput, revision: number, by = administrator) =>
    by.client.updateFormRetention({
      params: { id: formId },
      headers: { 'if-match': `"${String(revision)}"` },
      body,
    });

  test('follow the organisation until they are set', async () => {
    expect(await read()).toEqual({
      ...terms(),
      revision: 0,
      defaults: { completed: null, saved: 90, aborted: 30, failed: 90 },
      maxima: { completed: null, saved: null, aborted: null, failed: null },
      is_editable: true,
    });
  });

  test('are set with a revision, and the logbook notes what changed', async () => {
    const own = terms({ completed_days: 365, selection_list_number: ' 11.1 ' });
    const { data } = await write(own, 0);
    expect(data).toMatchObject({
      completed_days: 365,
      selection_list_number: '11.1',
      revision: 1,
    });
    expect(await refusalCode(write(own, 0))).toBe('stale');
    expect((await write(terms({ completed_days: 30 }), 1)).data.revision).toBe(2);
    const { data: lines } = await administrator.client.listLogbook({
      query: { filter: { form_id: formId } },
    });
    const line = lines.find(({ action }) => action === 'retention.changed');
    expect(line?.details.changes).toContainEqual({
      field: 'completed_days',
      before: 365,
      after: 30,
    });
  });

  test('do not exceed the maximum of the organisation', async () => {
    const value = 100;
    await administrator.client.updateSettings({
      body: [{ id: 'retention_maximum_completed', value }],
    });
    const { revision } = await read();
    expect(await refusalCode(write(terms({ completed_days: 101 }), revision))).toBe('invalid');
    expect(await refusalCode(write(terms({ keep_days: 101 }), revision))).toBe('invalid');
    expect(await refusalCode(write(terms({ all_days: 0 }), revision))).toBe('invalid');
    expect((await write(terms({ completed_days: 100 }), revision)).data.completed_days).toBe(100);
  });

  test('are previewed: what the next night removes because of them, and did not before', async () => {
    const { demo } = server.tenants;
    const actor = { id: administrator.id, name: 'x' };
    const seeded = await seedForm(server, demo, { actor });
    const draft = { form_version_id: seeded.versionId, data: {}, status: 'draft' as const };
    const old = new Date(server.runtime.now() - 20 * 86_400_000);
    for (let count = 0; count < 3; count += 1)
      await server.client(demo).createSubmission({ body: draft });
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('submissions')
        .set({ updated_at: old })
        .where('form_id', '=', seeded.formId)
        .execute(),
    );
    const preview = async (members: Partial<RetentionTermsInput>) => {
      const params = { id: seeded.formId };
      const { data } = await administrator.client.previewFormRetention({
        params,
        body: terms(members),
      });
      return [data.delete, data.anonymise];
    };
    expect(await preview({})).toEqual([0, 0]);
    expect(await preview({ aborted_days: 25 })).toEqual([0, 0]);
    expect(await preview({ aborted_days: 10 })).toEqual([3, 0]);
    const policy = async (aborted: number) => {
      const none = { completed: null, saved: null, aborted: null, failed: null };
      const body = { defaults: none, maxima: { ...none, aborted } };
      return (await administrator.client.previewRetentionPolicy({ body })).data.delete;
    };
    expect([await policy(30), await policy(10)]).toEqual([0, 3]);
    // Once saved, the same terms remove nothing more.
    await administrator.client.updateFormRetention({
      params: { id: seeded.formId },
      headers: { 'if-match': '"0"' },
      body: terms({ aborted_days: 10 }),
    });
    expect(await preview({ aborted_days: 10 })).toEqual([0, 0]);
    const reader = await server.signIn(demo, { permissions: ['form-read'] });
    const refused = reader.client.previewFormRetention({
      params: { id: seeded.formId },
      body: terms(),
    });
    expect(await refusalCode(refused)).toBe('forbidden');
  });

  test('are readable with permission for forms, and set only with their own permission', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const { is_editable: isEditable, revision } = await read(reader);
    expect(isEditable).toBe(false);
    expect(await refusalCode(write(terms(), revision, reader))).toBe('forbidden');
    const stranger = await server.signIn(server.tenants.demo, { permissions: ['audit-list'] });
    expect(await refusalCode(read(stranger))).toBe('forbidden');
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await refusalCode(read(other))).toBe('not_found');
  });
});
