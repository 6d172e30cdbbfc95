import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('custom lists on %s', (database) => {
  let server: TestServer;
  let listEditor: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    listEditor = await server.signIn(server.tenants.demo, { permissions: ['custom-lists'] });
  });
  afterAll(() => server.stop());

  const save = (key: string, items: { id: string; label: string }[], name = key) =>
    listEditor.client.saveCustomList({ params: { key }, body: { name, items } });

  test('are created, replaced as a whole and deleted', async () => {
    await save('wijken', [{ id: 'n', label: 'Noord' }]);
    await save('wijken', [
      { id: 'z', label: 'Zuid' },
      { id: 'o', label: 'Oost' },
    ]);
    const params = { key: 'wijken' };
    const { data } = await listEditor.client.getCustomList({ params });
    expect(data).toMatchObject({
      item_count: 2,
      items: [
        { id: 'z', label: 'Zuid' },
        { id: 'o', label: 'Oost' },
      ],
    });
    await listEditor.client.deleteCustomList({ params });
    expect(await refusalCode(listEditor.client.getCustomList({ params }))).toBe('not_found');
  });

  test('are created with a key made from their name, unlike all others', async () => {
    const create = async () =>
      (await listEditor.client.createCustomList({ body: { name: 'Scholen & opvang' } })).data;
    expect(await create()).toMatchObject({ key: 'scholen-opvang', item_count: 0, revision: 1 });
    expect((await create()).key).toBe('scholen-opvang-2');
  });

  test('are not overwritten by a user who edited an earlier revision', async () => {
    await save('buurten', [{ id: 'a', label: 'A' }]);
    const saveFrom = (revision: number, label: string) =>
      listEditor.client.saveCustomList({
        params: { key: 'buurten' },
        headers: { 'if-match': `"${String(revision)}"` },
        body: { name: 'Buurten', items: [{ id: 'a', label }] },
      });
    expect((await saveFrom(1, 'B')).data.revision).toBe(2);
    expect(await refusalCode(saveFrom(1, 'C'))).toBe('stale');
    const { data } = await listEditor.client.getCustomList({ params: { key: 'buurten' } });
    expect(data.items).toEqual([{ id: 'a', label: 'B' }]);
  });

  test('name the forms that use them and that the caller may see', async () => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const field = buildField('custom-list', 'school', {
      custom_properties: { custom_list: 'gebruikt' },
    });
    const { formId, versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([field]) },
    });
    await save('gebruikt', []);
    await save('ongebruikt', []);
    const usesOf = async (key: string) =>
      (await listEditor.client.getCustomList({ params: { key } })).data.used_by;
    expect(await usesOf('ongebruikt')).toEqual([]);
    expect(await usesOf('gebruikt')).toMatchObject([
      { form: { id: formId, type: 'form' }, version: { id: versionId } },
    ]);
    const form = { params: { id: formId } };
    const { revision } = (await root.client.getForm(form)).data;
    await root.client.updateForm({
      ...form,
      headers: { 'if-match': `"${String(revision)}"` },
      body: { confidentiality_level: 'private' },
    });
    expect(await usesOf('gebruikt')).toEqual([]);
  });

  test('are not deleted while a published form uses them, and the form is named', async () => {
    const { demo } = server.tenants;
    const seed = (name: string, list: string) =>
      seedForm(server, demo, {
        actor: { id: listEditor.id, name: 'x' },
        form: { name },
        publishedIn: list === 'concept' ? [] : ['production'],
        version: {
          pages: onePage([
            buildField('custom-list', 'school', { custom_properties: { custom_list: list } }),
          ]),
        },
      });
    await save('gepubliceerd', []);
    await save('concept', []);
    await seed('School kiezen', 'gepubliceerd');
    await seed('Nog niet af', 'concept');
    const remove = (key: string) => listEditor.client.deleteCustomList({ params: { key } });
    const { code, errors } = await refusalOf(remove('gepubliceerd'));
    expect([code, errors]).toEqual(['custom_list_in_use', { forms: ['School kiezen'] }]);
    await remove('concept');
    expect(await refusalCode(remove('concept'))).toBe('not_found');
  });

  test('are found by key, for a field that names one', async () => {
    await save('sleutel', [], 'Zomaar een naam');
    const { data } = await listEditor.client.listCustomLists({
      query: { filter: { key: 'sleutel' } },
    });
    expect(data.map(({ name }) => name)).toEqual(['Zomaar een naam']);
  });

  test('keep the plain columns of their entries', async () => {
    const items = [{ id: 'a', label: 'A', price: 2.5, code: null, 'geen naam!': 'x' }];
    await save('kolommen', items);
    const { data } = await listEditor.client.getCustomList({ params: { key: 'kolommen' } });
    expect(data.items).toEqual([{ id: 'a', label: 'A', price: 2.5, code: null }]);
  });

  test('are listed by name for designers', async () => {
    await save('b-lijst', [], 'Beta');
    await save('a-lijst', [], 'Alfa');
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    const { data } = await designer.client.listCustomLists({ query: { search: 'fa' } });
    expect(data.map(({ name }) => name)).toEqual(['Alfa']);
    const change = designer.client.deleteCustomList({ params: { key: 'a-lijst' } });
    expect(await refusalCode(change)).toBe('forbidden');
  });

  test('refuse two entries with one id', async () => {
    const twice = [
      { id: 'a', label: 'A' },
      { id: 'a', label: 'B' },
    ];
    expect(await refusalCode(save('dubbel', twice))).toBe('conflict');
  });

  test('take a list of thousands in one go', async () => {
    const items = Array.from({ length: 5_000 }, (_, at) => ({ id: `i${at}`, label: `Nr ${at}` }));
    const { data } = await save('lang', items);
    expect(data.item_count).toBe(5_000);
  });
});
