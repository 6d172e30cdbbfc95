import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';

describe.each(databases)('forms on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let colleague: SignedInUser;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    const permissions = ['form-read', 'form-create', 'form-edit', 'form-delete'] as const;
    designer = await server.signIn(demo, { permissions });
    colleague = await server.signIn(demo, { permissions });
    root = await server.signIn(demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const create = async (
    user: SignedInUser,
    body: Parameters<typeof user.client.createForm>[0]['body'],
  ) => (await user.client.createForm({ body })).data;
  const tag = (form: { revision: number }) => ({ 'if-match': `"${String(form.revision)}"` });

  test('a new form has an empty first version of one page', async () => {
    const form = await create(designer, { name: '  Kapvergunning ' });
    expect(form).toMatchObject({
      name: 'Kapvergunning',
      title: 'Kapvergunning',
      confidentiality_level: 'public',
      number_prefix: 'PF-',
      is_owner: true,
      is_editable: true,
      is_deletable: true,
      submission_count: 0,
      published: [],
      user: { id: designer.id, name: 'Test Gebruiker' },
    });
    expect(form.draft).toEqual(form.latest_version);
    const version = await designer.client.getVersion({ params: { id: form.draft?.id ?? '' } });
    expect(version.data).toMatchObject({ number: 1, is_editable: true, environments: [] });
    expect(version.data.pages).toMatchObject([{ title: 'Pagina 1', properties: [] }]);
  });

  test('the list searches, sorts, pages and counts', async () => {
    for (const name of ['Zzlijst b', 'Zzlijst a', 'Zzlijst C', '100% zzlijst', 'Anders'])
      await create(designer, { name });
    const list = await designer.client.listForms({
      query: { search: 'zzLIJST', sort: 'name', page: '1', limit: '3' },
    });
    expect(list.data.map(({ name }) => name)).toEqual(['100% zzlijst', 'Zzlijst a', 'Zzlijst b']);
    expect(list.meta).toEqual({
      total: 4,
      is_total_exact: true,
      page: 1,
      limit: 3,
      from: 1,
      to: 3,
    });
    const last = await designer.client.listForms({
      query: { search: 'zzlijst', sort: '!name', page: '2', limit: '3' },
    });
    expect(last.data.map(({ name }) => name)).toEqual(['100% zzlijst']);
    const beyond = await designer.client.listForms({ query: { search: 'zzlijst', page: '9' } });
    expect(beyond.meta).toEqual({
      total: 4,
      is_total_exact: true,
      page: 9,
      limit: 25,
      from: 0,
      to: 0,
    });
    const literal = await designer.client.listForms({ query: { search: '0% zz' } });
    expect(literal.meta.total).toBe(1);
    expect((await designer.client.listForms({ query: { search: '_______' } })).meta.total).toBe(0);
  });

  test('filters by confidentiality, by where a form is published and by who created it', async () => {
    const actor = { id: designer.id, name: 'x' };
    const { demo } = server.tenants;
    const shown = await seedForm(server, demo, {
      actor,
      form: { name: 'qqf getoond', confidentiality_level: 'protected' },
    });
    await seedForm(server, demo, { actor, form: { name: 'qqf leeg' }, publishedIn: [] });
    const names = async (query: object) =>
      (
        await designer.client.listForms({ query: { search: 'qqf', sort: 'name', ...query } })
      ).data.map(({ name }) => name);
    expect(await names({ filter: { published: 'production' } })).toEqual(['qqf getoond']);
    expect(await names({ filter: { published: 'test' } })).toEqual([]);
    expect(await names({ filter: { published: 'false' } })).toEqual(['qqf leeg']);
    expect(await names({ reject: { published: 'true' } })).toEqual(['qqf leeg']);
    expect(await names({ filter: { confidentiality_level: ['protected', 'private'] } })).toEqual([
      'qqf getoond',
    ]);
    expect(await names({ filter: { user: designer.id } })).toEqual(['qqf getoond', 'qqf leeg']);
    expect(await names({ filter: { user: shown.formId } })).toEqual([]);
    expect(await names({ filter: { user: 'niemand' } })).toEqual([]);
    const { data } = await designer.client.getForm({ params: { id: shown.formId } });
    expect(data).toMatchObject({
      published: [{ environment: 'production', version_id: shown.versionId, number: 1 }],
      draft: null,
      is_deletable: false,
    });
  });

  test('a change needs the revision that was read and refuses a stale one', async () => {
    const form = await create(designer, { name: 'Oud' });
    const { data: renamed } = await designer.client.updateForm({
      params: { id: form.id },
      headers: tag(form),
      body: { name: 'Nieuw', number_prefix: 'KV-' },
    });
    expect(renamed).toMatchObject({
      name: 'Nieuw',
      number_prefix: 'KV-',
      revision: form.revision + 1,
    });
    const stale = designer.client.updateForm({
      params: { id: form.id },
      headers: tag(form),
      body: { name: 'Later' },
    });
    expect(await refusalCode(stale)).toBe('stale');
    const response = await server.fetch(server.tenants.demo)(`/v1/forms/forms/${form.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${designer.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(428);
  });

  test('of two changes at once one wins and the other is stale', async () => {
    const form = await create(designer, { name: 'Samen' });
    const rename = (name: string) =>
      designer.client.updateForm({ params: { id: form.id }, headers: tag(form), body: { name } });
    const results = await Promise.allSettled([rename('Een'), rename('Twee')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a private form exists only for its members and root', async () => {
    const form = await create(designer, { name: 'Ppgeheim', confidentiality_level: 'private' });
    const id = { params: { id: form.id } };
    expect(await refusalCode(colleague.client.getForm(id))).toBe('not_found');
    expect(await refusalCode(colleague.client.deleteForm(id))).toBe('not_found');
    const version = { params: { id: form.draft?.id ?? '' } };
    expect(await refusalCode(colleague.client.getVersion(version))).toBe('not_found');
    expect((await colleague.client.listForms({ query: { search: 'Ppgeheim' } })).meta.total).toBe(
      0,
    );
    expect((await root.client.getForm(id)).data.is_owner).toBe(true);
    expect((await designer.client.getForm(id)).data.is_editable).toBe(true);
  });

  test('a protected form is read by all and changed by members', async () => {
    const form = await create(designer, { name: 'Beschermd', confidentiality_level: 'protected' });
    const { data } = await colleague.client.getForm({ params: { id: form.id } });
    expect(data).toMatchObject({ is_editable: false, is_owner: false, is_deletable: false });
    const change = { params: { id: form.id }, headers: tag(form), body: { name: 'Gekaapt' } };
    expect(await refusalCode(colleague.client.updateForm(change))).toBe('forbidden');
    expect(await refusalCode(colleague.client.deleteForm({ params: { id: form.id } }))).toBe(
      'forbidden',
    );
  });

  test('only the owner changes the confidentiality', async () => {
    const form = await create(designer, { name: 'Eigenaar' });
    const hide = {
      params: { id: form.id },
      headers: tag(form),
      body: { confidentiality_level: 'private' as const },
    };
    expect(await refusalCode(colleague.client.updateForm(hide))).toBe('forbidden');
    expect((await designer.client.updateForm(hide)).data.confidentiality_level).toBe('private');
  });

  test('an editor saves other settings beside the confidentiality as it is', async () => {
    const form = await create(designer, { name: 'Bewerker' });
    const { data } = await colleague.client.updateForm({
      params: { id: form.id },
      headers: tag(form),
      body: { name: 'Bewerkt', confidentiality_level: 'public' },
    });
    expect(data.name).toBe('Bewerkt');
  });

  test('a new form begins with the confidentiality of the organisation', async () => {
    const initial = (value: string) =>
      root.client.updateSettings({ body: [{ id: 'new_form_confidentiality', value }] });
    await initial('protected');
    const form = await create(designer, { name: 'Begin' });
    expect(form.confidentiality_level).toBe('protected');
    const chosen = await create(designer, { name: 'Keuze', confidentiality_level: 'public' });
    expect(chosen.confidentiality_level).toBe('public');
    expect(await refusalCode(initial('secret'))).toBe('invalid');
    await initial('public');
  });

  test('an archived form is left out of the list and cannot be changed, until it is taken back', async () => {
    const form = await create(designer, { name: 'Qarchief' });
    const params = { id: form.id };
    const { data: archived } = await designer.client.archiveForm({ params });
    expect(archived).toMatchObject({ is_editable: false, is_archivable: true, is_owner: true });
    expect(archived.archived_at).not.toBeNull();
    const total = async (query: object) =>
      (await designer.client.listForms({ query: { search: 'Qarchief', ...query } })).meta.total;
    expect(await total({})).toBe(0);
    expect(await total({ filter: { is_archived: 'true' } })).toBe(1);
    expect(await total({ filter: { is_archived: 'false' } })).toBe(0);
    const rename = { params, headers: tag(archived), body: { name: 'Toch' } };
    expect(await refusalCode(designer.client.updateForm(rename))).toBe('forbidden');
    const version = { params: { id: form.draft?.id ?? '' } };
    expect((await designer.client.getVersion(version)).data.is_editable).toBe(false);
    const save = { ...version, headers: { 'if-match': '"1"' }, body: { title: 'Toch' } };
    expect(await refusalCode(designer.client.updateVersion(save))).toBe('forbidden');
    const next = designer.client.createVersion({ body: { form_id: form.id } });
    expect(await refusalCode(next)).toBe('forbidden');
    const publish = { params: { ...version.params, environment: 'production' as const }, body: {} };
    expect(await refusalCode(root.client.publishVersion(publish))).toBe('forbidden');
    const { data: back } = await designer.client.unarchiveForm({ params });
    expect(back).toMatchObject({ archived_at: null, is_editable: true });
    expect(await total({})).toBe(1);
    const { data: lines } = await root.client.listLogbook({
      query: { filter: { form_id: form.id } },
    });
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['form.archived', 'form.unarchived']),
    );
  });

  test('a published form is not archived, and others do not archive a protected one', async () => {
    const actor = { id: designer.id, name: 'x' };
    const shown = await seedForm(server, server.tenants.demo, { actor });
    const archive = (user: SignedInUser, id: string) => user.client.archiveForm({ params: { id } });
    expect(await refusalCode(archive(designer, shown.formId))).toBe('form_published');
    const form = await create(designer, { name: 'Ander', confidentiality_level: 'protected' });
    expect(await refusalCode(archive(colleague, form.id))).toBe('forbidden');
  });

  test('a search that finds nothing allows for typing errors', async () => {
    await create(designer, { name: 'Xylofoonvergunning' });
    const find = async (search: string) =>
      (await designer.client.listForms({ query: { search } })).data.map(({ name }) => name);
    expect(await find('xylofonvergunnnig')).toEqual(['Xylofoonvergunning']);
    expect(await find('zweefvliegtuig')).toEqual([]);
  });

  test('an unused form can be deleted, a published one cannot', async () => {
    const form = await create(designer, { name: 'Weg' });
    await designer.client.deleteForm({ params: { id: form.id } });
    expect(await refusalCode(designer.client.getForm({ params: { id: form.id } }))).toBe(
      'not_found',
    );
    const actor = { id: designer.id, name: 'x' };
    const shown = await seedForm(server, server.tenants.demo, { actor });
    expect(await refusalCode(designer.client.deleteForm({ params: { id: shown.formId } }))).toBe(
      'conflict',
    );
  });
});
