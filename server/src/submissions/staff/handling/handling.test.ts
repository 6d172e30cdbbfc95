import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findInDatabase } from '../../../../testing/find-in-database.ts';
import { refusalCode } from '../../../../testing/refusal.ts';
import { seedForm } from '../../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';

const reading = ['submission-list', 'submission-read'] as const;

describe.each(databases)('handling submissions on %s', (database) => {
  let server: TestServer;
  let handler: SignedInUser;
  let colleague: SignedInUser;
  let reader: SignedInUser;
  let form: { formId: string; versionId: string };
  let hidden: { formId: string; versionId: string };
  let id: string;
  const names = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { demo } = server.tenants;
    handler = await server.signIn(demo, { permissions: [...reading, 'submission-handle'] });
    colleague = await server.signIn(demo, { permissions: [...reading, 'submission-handle'] });
    reader = await server.signIn(demo, { permissions: reading });
    const root = await server.signIn(demo, { isRoot: true });
    const actor = { id: root.id, name: 'x' };
    form = await seedForm(server, demo, { actor });
    hidden = await seedForm(server, demo, {
      actor: { id: handler.id, name: 'x' },
      form: { name: 'Geheim', confidentiality_level: 'private' },
    });
    const { data } = await root.client.listUsers({ query: { limit: '100' } });
    for (const { email, name } of data) names.set(email, name);
  });
  afterAll(() => server.stop());

  const submit = async (versionId: string, status: 'final' | 'draft' = 'final') => {
    const body = { form_version_id: versionId, data: { name: 'Ada' }, status };
    return (await server.client(server.tenants.demo).createSubmission({ body })).data.id;
  };
  beforeEach(async () => {
    id = await submit(form.versionId);
  });

  type Change = NonNullable<Parameters<SignedInUser['client']['updateHandling']>[0]['body']>;
  const change = async (body: Change, by = handler, submission = id) =>
    (await by.client.updateHandling({ params: { id: submission }, body })).data;
  const list = async (filter: Readonly<Record<string, string>>, by = handler) => {
    const query = { filter: { form_id: form.formId, ...filter } };
    return (await by.client.listSubmissions({ query })).data.map((one) => one.id);
  };
  const nameOf = ({ email }: SignedInUser) => names.get(email);
  const logged = async (submission = id) => {
    const { rows } = await server.pool.query<{ action: string; details: unknown }>(
      `select action, details from logbook where subject_id = $1
       and action ~ 'assigned|handled|reopened|labelled|remarked' order by at, id`,
      [submission],
    );
    return rows;
  };

  test('assigns a submission to a colleague and takes it back, with an entry for each change', async () => {
    const assigned = await change({ assigned_to: colleague.id });
    expect(assigned.assigned_to?.id).toBe(colleague.id);
    expect(assigned.assigned_at).not.toBeNull();
    await change({ assigned_to: colleague.id });
    expect((await change({ assigned_to: null })).assigned_to).toBeNull();
    const name = assigned.assigned_to?.name;
    expect(await logged()).toEqual([
      { action: 'submission.assigned', details: { from: null, to: name } },
      { action: 'submission.assigned', details: { from: name, to: null } },
    ]);
  });

  test('assigns only to people who may read the submission', async () => {
    const { demo, other } = server.tenants;
    const stranger = await server.signIn(other, { isRoot: true });
    const designer = await server.signIn(demo, { permissions: ['form-edit'] });
    for (const user of [stranger, designer])
      expect(await refusalCode(change({ assigned_to: user.id }))).toBe('assignee_not_allowed');
    const secret = await submit(hidden.versionId);
    expect(await refusalCode(change({ assigned_to: colleague.id }, handler, secret))).toBe(
      'assignee_not_allowed',
    );
    expect(await refusalCode(change({ add_labels: ['x'] }, colleague, secret))).toBe('not_found');
    const idsOf = async (forms: string) => {
      const { data } = await handler.client.listAssignees({ query: { forms } });
      return data.map((one) => one.id);
    };
    expect(await idsOf(form.formId)).toEqual(expect.arrayContaining([colleague.id, reader.id]));
    expect(await idsOf(form.formId)).not.toContain(designer.id);
    expect(await idsOf(`${form.formId},${hidden.formId}`)).not.toContain(colleague.id);
    expect(await idsOf(hidden.formId)).toContain(handler.id);
    for (const forms of [hidden.formId, `${form.formId},${hidden.formId}`, 'geen-id'])
      expect(await refusalCode(colleague.client.listAssignees({ query: { forms } }))).toBe(
        'not_found',
      );
  });

  test('marks what was sent as handled, with who and when, and takes that back', async () => {
    const handled = await change({ is_handled: true });
    expect(handled.handled_by).toBe(nameOf(handler));
    expect(handled.handled_at).not.toBeNull();
    expect(await change({ is_handled: true }, colleague)).toEqual(handled);
    expect(await change({ is_handled: false }, colleague)).toMatchObject({
      handled_by: null,
      handled_at: null,
    });
    expect((await logged()).map(({ action }) => action)).toEqual([
      'submission.handled',
      'submission.reopened',
    ]);
    const draft = await submit(form.versionId, 'draft');
    expect(await refusalCode(change({ is_handled: true }, handler, draft))).toBe(
      'transition_not_allowed',
    );
  });

  test('creates a label on its first use and deletes it with its last', async () => {
    const other = await submit(form.versionId);
    const labels = async () => (await reader.client.listLabels()).data.map(({ name }) => name);
    await change({ add_labels: ['Spoed', 'spoed', 'Bezwaar'] });
    const { labels: given } = await change({ add_labels: ['SPOED'] }, handler, other);
    expect(given.map(({ name }) => name)).toEqual(['spoed']);
    expect(await labels()).toEqual(['Bezwaar', 'spoed']);
    await change({ remove_labels: ['Spoed', 'Bezwaar', 'Onbekend'] });
    expect(await labels()).toEqual(['spoed']);
    await change({ remove_labels: ['spoed'] }, handler, other);
    expect(await labels()).toEqual([]);
    expect((await logged()).map(({ details }) => details)).toEqual([
      { given: ['spoed', 'Bezwaar'], taken: [] },
      { given: [], taken: ['Spoed', 'Bezwaar'] },
    ]);
  });

  test('lets many give and take the same label at the same time', async () => {
    const ids = [id, await submit(form.versionId), await submit(form.versionId)];
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(ids.map((one) => change({ add_labels: ['Tegelijk'] }, handler, one)));
      await Promise.all(ids.map((one) => change({ remove_labels: ['Tegelijk'] }, handler, one)));
    }
    const { data } = await handler.client.listLabels();
    expect(data.map(({ name }) => name)).not.toContain('Tegelijk');
  });

  test('finds submissions by who handles them, whether that is done, and labels', async () => {
    const unassigned = await submit(form.versionId);
    const { labels } = await change({
      assigned_to: handler.id,
      is_handled: true,
      add_labels: ['Zoeken'],
    });
    const label = labels[0]?.id ?? '';
    expect(await list({ assigned_to: 'me' })).toEqual([id]);
    expect(await list({ assigned_to: handler.id, is_handled: 'true' })).toEqual([id]);
    expect(await list({ assigned_to: 'me', is_handled: 'false' })).toEqual([]);
    expect(await list({ assigned_to: 'me' }, colleague)).toEqual([]);
    expect(await list({ label })).toEqual([id]);
    expect(await list({ label: 'geen-id' })).toEqual([]);
    const open = await list({ assigned_to: 'none', is_handled: 'false' });
    expect(open).toContain(unassigned);
    expect(open).not.toContain(id);
    const query = { filter: { form_id: form.formId }, reject: { label, assigned_to: 'me' } };
    const { data } = await handler.client.listSubmissions({ query });
    expect(data.map((one) => one.id)).not.toContain(id);
    expect(data.map((one) => one.id)).toContain(unassigned);
  });

  test('keeps remarks in order with their writer, sealed, and for handlers only', async () => {
    const write = (text: string, by = handler) =>
      by.client.createRemark({ params: { id }, body: { text } });
    await write('Belde mevrouw Zonderspoor terug');
    await write('Stukken zijn compleet', colleague);
    const { data } = await colleague.client.listRemarks({ params: { id } });
    expect(data.map(({ text, author }) => [text, author])).toEqual([
      ['Belde mevrouw Zonderspoor terug', nameOf(handler)],
      ['Stukken zijn compleet', nameOf(colleague)],
    ]);
    expect(await refusalCode(reader.client.listRemarks({ params: { id } }))).toBe('forbidden');
    expect(await refusalCode(write('x', reader))).toBe('forbidden');
    expect(await refusalCode(change({ is_handled: true }, reader))).toBe('forbidden');
    const shown = JSON.stringify([
      await reader.client.getSubmission({ params: { id } }),
      await reader.client.listSubmissions({ query: { search: 'Zonderspoor' } }),
    ]);
    expect(shown).not.toContain('Zonderspoor');
    expect(await findInDatabase(server, server.tenants.demo, 'Zonderspoor')).toEqual([]);
    expect((await logged()).map(({ details }) => details)).toEqual([{}, {}]);
    await expect(
      server.transaction(server.tenants.demo)((tx) =>
        tx
          .updateTable('submission_remarks')
          .set({ author_name: 'x' } as never)
          .execute(),
      ),
    ).rejects.toThrow('permission denied');
  });

  test('saves views for oneself or for all, and replaces one of the same name', async () => {
    const save = (name: string, query: string, isShared = false) =>
      handler.client.createSubmissionView({
        body: {
          name,
          query,
          is_shared: isShared,
          hidden_columns: ['version'],
          answer_fields: ['kind'],
        },
      });
    const shown = async (by: SignedInUser) =>
      (await by.client.listSubmissionViews()).data.map(({ name, query }) => [name, query]);
    await save('Mijn werk', 'filter[assigned_to]=me');
    await save('mijn werk', 'filter[assigned_to]=me&sort=title');
    const { data: shared } = await save('Te doen', 'filter[is_handled]=false', true);
    expect(await shown(handler)).toEqual([
      ['Mijn werk', 'filter[assigned_to]=me&sort=title'],
      ['Te doen', 'filter[is_handled]=false'],
    ]);
    expect(await shown(reader)).toEqual([['Te doen', 'filter[is_handled]=false']]);
    expect(shared).toMatchObject({ hidden_columns: ['version'], answer_fields: ['kind'] });
    const remove = (by: SignedInUser) =>
      by.client.deleteSubmissionView({ params: { id: shared.id } });
    expect(await refusalCode(remove(reader))).toBe('not_found');
    await remove(handler);
    expect(await shown(reader)).toEqual([]);
  });

  test('deletes remarks and labels with the submission', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    await handler.client.createRemark({ params: { id }, body: { text: 'Weg' } });
    await change({ add_labels: ['Weg'], assigned_to: colleague.id });
    await root.client.deleteSubmission({ params: { id }, body: { reason: 'Dubbel verstuurd' } });
    const { rows } = await server.pool.query(
      `select submission_id from submission_remarks where submission_id = $1
       union all select submission_id from submission_labels where submission_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});
