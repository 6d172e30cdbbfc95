import type { NewListSource } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { createListSourceJobHandlers } from './list-source-jobs.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

/** What the source answers, by path. */
interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly etag?: string;
  readonly location?: string;
}

const wards = 'code;naam;stadsdeel\nn;Noord;A\nz;Zuid;A\no;Oost;B\n';

describe.each(databases)('the source of a custom list on %s', (database) => {
  let server: TestServer;
  let editor: SignedInUser;
  let site: Server;
  let origin: string;
  const answers = new Map<string, Answer>();
  const asked: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    server = await startTestServer({ database });
    editor = await server.signIn(server.tenants.demo, { permissions: ['custom-lists'] });
    site = createServer((request, response) => {
      asked.push(request.headers);
      const { status = 200, body = '', etag, location } = answers.get(request.url ?? '') ?? {};
      const isSame = etag !== undefined && request.headers['if-none-match'] === etag;
      response.writeHead(isSame ? 304 : status, {
        ...(etag !== undefined && { etag }),
        ...(location !== undefined && { location }),
      });
      response.end(isSame ? undefined : body);
    });
    await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
    // A listening TCP server has an address with a port.
    origin = `http://localhost:${String((site.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await server.stop();
  });

  const sourceAt = (path: string, change: Partial<NewListSource> = {}): NewListSource => ({
    url: origin + path,
    format: 'csv',
    label_column: 'naam',
    id_column: 'code',
    parent_column: 'stadsdeel',
    every: 'day',
    ...change,
  });
  let count = 0;
  async function newList(): Promise<{ readonly key: string; readonly path: string }> {
    const name = `Wijken ${(count += 1)}`;
    const { data } = await editor.client.createCustomList({ body: { name } });
    return { key: data.key, path: `/${data.key}` };
  }
  const save = async (key: string, body: NewListSource) =>
    (await editor.client.saveListSource({ params: { key }, body })).data;
  const refresh = async (key: string, accepts_shrinking = false) =>
    (await editor.client.refreshCustomList({ params: { key }, body: { accepts_shrinking } })).data
      .last;
  const itemsOf = async (key: string) =>
    (await editor.client.getCustomList({ params: { key } })).data.items;
  const preview = async (
    key: string,
    body: NewListSource | (Omit<NewListSource, 'label_column'> & { label_column: null }),
  ) => (await editor.client.previewListSource({ params: { key }, body })).data;

  test('fills the list at once, and later takes over what changed', async () => {
    const { key, path } = await newList();
    answers.set(path, { body: wards });
    const saved = await save(key, sourceAt(path));
    expect(saved.last).toMatchObject({ problem: null, added: 3, changed: 0, removed: 0 });
    expect(await itemsOf(key)).toEqual([
      { id: 'n', label: 'Noord', parent: 'A' },
      { id: 'z', label: 'Zuid', parent: 'A' },
      { id: 'o', label: 'Oost', parent: 'B' },
    ]);
    answers.set(path, { body: 'code;naam;stadsdeel\nn;Noord;A\nz;Zuiderpark;A\nw;West;C\n' });
    expect(await refresh(key)).toMatchObject({ problem: null, added: 1, changed: 1, removed: 1 });
    expect((await itemsOf(key)).map(({ label }) => label)).toEqual(['Noord', 'Zuiderpark', 'West']);
    const revision = async () =>
      (await editor.client.getCustomList({ params: { key } })).data.revision;
    const before = await revision();
    expect(await refresh(key)).toMatchObject({ problem: null, added: 0, changed: 0, removed: 0 });
    expect(await revision()).toBe(before);
  });

  test('is read as JSON as well, also when its rows are a member of an object', async () => {
    const { key, path } = await newList();
    const rows = [
      { id: 1, title: 'Bibliotheek', open: true, place: { lat: 52 } },
      { id: 2, title: ' ', open: false },
    ];
    answers.set(path, { body: JSON.stringify({ total: 2, results: rows }) });
    const json = { format: 'json', label_column: 'title', id_column: 'id', parent_column: null };
    await save(key, sourceAt(path, json as Partial<NewListSource>));
    expect(await itemsOf(key)).toEqual([{ id: '1', label: 'Bibliotheek', open: true }]);
  });

  test('is previewed without saving, first for its columns', async () => {
    const { key, path } = await newList();
    answers.set(path, { body: wards });
    const unknown = await preview(key, { ...sourceAt(path), label_column: null });
    expect(unknown).toMatchObject({ columns: ['code', 'naam', 'stadsdeel'], problem: null });
    expect(await preview(key, sourceAt(path))).toMatchObject({ added: 3, unchanged: 0 });
    expect(await itemsOf(key)).toEqual([]);
    expect((await editor.client.getListSource({ params: { key } })).data).toBeNull();
  });

  test.each([
    ['an error', { status: 500 }, {}, 'refused'],
    ['another address', { status: 302, location: 'http://169.254.169.254/' }, {}, 'refused'],
    ['no table', { body: '<html>' }, { format: 'json' }, 'unreadable'],
    ['an open quote', { body: 'code;naam\nn;"Noord\n' }, { parent_column: null }, 'unreadable'],
    ['other columns', { body: 'a;b\n1;2\n' }, {}, 'column_missing'],
    ['nothing', { body: '' }, {}, 'empty'],
    ['too much', { body: `code;naam;stadsdeel\n${'x'.repeat(1_100_000)}` }, {}, 'no_answer'],
  ] as const)('with %s leaves the list as it is', async (_, answer, change, problem) => {
    const { key, path } = await newList();
    answers.set(path, { body: wards });
    await save(key, sourceAt(path));
    answers.set(path, answer);
    expect((await preview(key, sourceAt(path, change))).problem).toBe(problem);
    expect((await save(key, sourceAt(path, change))).last?.problem).toBe(problem);
    expect(await itemsOf(key)).toHaveLength(3);
  });

  test.each(['http://127.0.0.1:1/lijst.csv', 'https://10.0.0.1/lijst.csv', 'http://voorbeeld.nl/'])(
    'is never fetched from %s',
    async (url) => {
      const { key } = await newList();
      expect((await preview(key, sourceAt('', { url }))).problem).toBe('not_allowed');
    },
  );

  test('that lost more than half of its rows is taken over only when somebody says so', async () => {
    const { key, path } = await newList();
    const rows = Array.from({ length: 12 }, (_, at) => `${at};Wijk ${at};A`).join('\n');
    answers.set(path, { body: `code;naam;stadsdeel\n${rows}\n` });
    await save(key, sourceAt(path));
    answers.set(path, { body: wards });
    expect(await refresh(key)).toMatchObject({ problem: 'shrunk' });
    expect(await itemsOf(key)).toHaveLength(12);
    expect(await refresh(key, true)).toMatchObject({ problem: null, added: 3, removed: 12 });
    expect(await itemsOf(key)).toHaveLength(3);
  });

  test('is not sent again while it has not changed', async () => {
    const { key, path } = await newList();
    answers.set(path, { body: wards, etag: '"1"' });
    await save(key, sourceAt(path));
    expect(await refresh(key)).toMatchObject({ problem: null, added: 0 });
    expect(asked.at(-1)?.['if-none-match']).toBe('"1"');
    expect(await itemsOf(key)).toHaveLength(3);
  });

  test('is fetched on schedule, and not before', async () => {
    const { key, path } = await newList();
    answers.set(path, { body: wards });
    const { next_at: nextAt } = await save(key, sourceAt(path));
    answers.set(path, { body: `${wards}w;West;C\n` });
    const tenant = server.tenants.demo;
    const client = createOutgoingClient({ hosts: null, privateHosts: ['localhost'] });
    const handlers = createListSourceJobHandlers({ client, jobs: server.jobs });
    const runAfter = (ms: number) =>
      handlers['refresh-list'](
        {
          tenant,
          transaction: server.transaction(tenant),
          createId: server.runtime.createId,
          now: () => server.runtime.now() + ms,
        },
        { key },
      );
    await runAfter(23 * 3_600_000);
    expect(await itemsOf(key)).toHaveLength(3);
    await runAfter(25 * 3_600_000);
    expect(await itemsOf(key)).toHaveLength(4);
    const source = (await editor.client.getListSource({ params: { key } })).data;
    expect(Date.parse(source?.next_at ?? '')).toBeGreaterThan(Date.parse(nextAt));
  });

  test('is removed, and the list stays; the logbook records each step', async () => {
    const { key, path } = await newList();
    answers.set(path, { body: wards });
    await save(key, sourceAt(path));
    await editor.client.deleteListSource({ params: { key } });
    expect(await itemsOf(key)).toHaveLength(3);
    expect(await refusalCode(editor.client.deleteListSource({ params: { key } }))).toBe(
      'not_found',
    );
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select('action')
        .where('action', 'in', [
          'custom_list.source_saved',
          'custom_list.refreshed',
          'custom_list.source_deleted',
        ])
        .orderBy('id', 'desc')
        .limit(3)
        .execute(),
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'custom_list.source_deleted',
      'custom_list.refreshed',
      'custom_list.source_saved',
    ]);
  });

  test('needs the permission for lists, and a list', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    const params = { key: 'bestaat-niet' };
    expect(await refusalCode(designer.client.getListSource({ params }))).toBe('forbidden');
    expect(await refusalCode(save(params.key, sourceAt('/x')))).toBe('not_found');
    expect(await refusalCode(refresh(params.key))).toBe('not_found');
  });
});
