import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
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
