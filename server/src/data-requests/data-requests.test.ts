import { buildField } from '@form-builder/core/form/build-form.ts';
import type {
  DataRequestDetail,
  PersonSearch,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dataRequestBody } from '../../testing/data-request.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const bsn = '999990019';
const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('email', 'email', { short_id: 'mail', label: 'E-mail' }),
  buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
];

describe.each(databases)('requests of citizens on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let form: { readonly formId: string; readonly versionId: string };
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['privacy-requests', 'audit-list'] });
    const root = await server.signIn(demo, { isRoot: true });
    form = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      // A form that the officer may not open.
      form: { confidentiality_level: 'private' },
      version: { pages: onePage(fields) },
    });
    const send = async (data: object, status: 'draft' | 'final' = 'final') =>
      (
        await server.client(demo).createSubmission({
          body: { form_version_id: form.versionId, data: { ...data }, status },
        })
      ).data.id;
    ids['sent'] = await send({ name: 'Ada', bsn, email: 'ada@voorbeeld.nl' });
    ids['draft'] = await send({ name: 'Ada, bsn 9999.90.019' }, 'draft');
    ids['other'] = await send({ name: 'Alan', bsn: '999990020' });
    ids['remarked'] = await send({ name: 'Grace' });
    await root.client.createRemark({
      params: { id: ids['remarked'] },
      body: { text: 'Belde namens ADA@voorbeeld.nl' },
    });
  }, 60_000);
  afterAll(() => server.stop());

  const create = async (members: object = {}) =>
    (await officer.client.createDataRequest({ body: { ...dataRequestBody, ...members } })).data;
  const read = async (id: string) => (await officer.client.getDataRequest({ params: { id } })).data;
  const searched = (id: string): Promise<DataRequestDetail> =>
    vi.waitUntil(
      async () => {
        const request = await read(id);
        return !request.search.is_running && request;
      },
      { timeout: 20_000, interval: 50 },
    );
  const found = async (search: PersonSearch) => {
    const { id } = await create({ search });
    const { matches } = await searched(id);
    const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
    const places = new Map(matches.map((one) => [nameOf(one.submission_id), one.found_in]));
    return Object.fromEntries(places);
  };

  test('find a person in submissions, drafts and remarks of every form', async () => {
    expect(await found({ kind: 'bsn', value: '9999.90.019' })).toEqual({
      sent: ['answers'],
      draft: ['answers'],
    });
    expect(await found({ kind: 'email', value: 'Ada@Voorbeeld.nl' })).toEqual({
      sent: ['answers'],
      remarked: ['remarks'],
    });
    const titles = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('submissions').select(['id', 'title']).execute(),
    );
    const title = titles.find(({ id }) => id === ids['other'])?.title ?? '';
    expect(await found({ kind: 'number', value: title.toLowerCase() })).toEqual({
      other: ['number'],
    });
  });

  test('show where the person was found, and search again for what came later', async () => {
    const { id } = await create();
    const { matches, search } = await searched(id);
    expect(search).toMatchObject({ hint: '••••••019', searched: 4, found: 2 });
    expect(matches.find(({ is_sent: isSent }) => isSent)).toMatchObject({
      form: { id: form.formId },
      files: 0,
      receivers: [],
      exports: 0,
      is_held: false,
      is_restricted: false,
    });
    await server.client(server.tenants.demo).createSubmission({
      body: { form_version_id: form.versionId, data: { bsn }, status: 'draft' },
    });
    await officer.client.repeatDataRequestSearch({ params: { id } });
    expect((await searched(id)).search).toMatchObject({ searched: 5, found: 3 });
  });

  test('are logged with a pseudonym of the person, which is stored nowhere else', async () => {
    await create();
    const { data: lines } = await officer.client.listLogbook({ query: { limit: '100' } });
    const searches = lines.filter(({ action }) => action === 'privacy.person_searched');
    const bsnSearches = searches.filter(({ details }) => details.name === 'Z-2026-17');
    expect(bsnSearches[0]?.details).toMatchObject({ request: 'access' });
    expect(bsnSearches[0]?.details.pseudonym).toMatch(/^[\da-f]{16}$/);
    expect(await findInDatabase(server, server.tenants.demo, bsn)).toEqual([]);
    expect(await findInDatabase(server, server.tenants.demo, 'ada@voorbeeld.nl')).toEqual([
      'submissions',
    ]);
  });

  test('an objection is due after one month, can be extended, and is found by its kind', async () => {
    const { id, due_on: due } = await create({ kind: 'objection', received_on: '2026-11-20' });
    expect(due).toBe('2026-12-20');
    await officer.client.extendDataRequest({ params: { id }, body: { reason: 'Afweging loopt' } });
    expect(await read(id)).toMatchObject({ kind: 'objection', due_on: '2027-02-20' });
    const query = { filter: { kind: 'objection' } };
    const { data } = await officer.client.listDataRequests({ query });
    expect(data.map((request) => request.id)).toEqual([id]);
  });

  test('have one month, which can be extended once', async () => {
    const { id, due_on: due, is_overdue: isOverdue } = await create();
    expect([due, isOverdue]).toEqual(['2026-02-28', true]);
    const extend = (id: string) =>
      officer.client.extendDataRequest({ params: { id }, body: { reason: 'Veel archieven' } });
    expect(await refusalCode(extend(id))).toBe('transition_not_allowed');
    const today = new Date(server.runtime.now()).toISOString().slice(0, 10);
    const fresh = await create({ received_on: today });
    await extend(fresh.id);
    const extended = await read(fresh.id);
    expect(extended).toMatchObject({ extension_reason: 'Veel archieven', is_overdue: false });
    expect(extended.due_on > fresh.due_on).toBe(true);
    expect(await refusalCode(extend(fresh.id))).toBe('transition_not_allowed');
    const { data } = await officer.client.listDataRequests({
      query: { filter: { status: 'open' }, sort: 'due_on' },
    });
    expect(data.map(({ due_on: day }) => day)).toEqual(data.map((one) => one.due_on).sort());
    expect(data.at(-1)?.id).toBe(fresh.id);
  });

  test('forget the person when they are closed', async () => {
    const { id } = await create();
    await searched(id);
    await officer.client.closeDataRequest({ params: { id }, body: { status: 'handled' } });
    const closed = await read(id);
    expect(closed).toMatchObject({ status: 'handled', is_overdue: false, matches: [] });
    expect(closed.actions.map(({ action }) => action)).toEqual(['searched', 'handled']);
    const again = officer.client.repeatDataRequestSearch({ params: { id } });
    expect(await refusalCode(again)).toBe('transition_not_allowed');
    const row = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('data_requests')
        .select('sealed_search')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.sealed_search).toBeNull();
  });

  test('need the permission, a real value, a day that has come, and a reason to refuse', async () => {
    const handler = await server.signIn(server.tenants.demo, {
      permissions: ['submission-read', 'submission-retention'],
    });
    expect(await refusalCode(handler.client.listDataRequests({ query: {} }))).toBe('forbidden');
    expect(await refusalCode(create({ search: { kind: 'bsn', value: '123456789' } }))).toBe(
      'invalid',
    );
    expect(await refusalCode(create({ search: { kind: 'email', value: 'ada' } }))).toBe('invalid');
    expect(await refusalCode(create({ received_on: '2999-01-01' }))).toBe('invalid');
    const { id } = await create();
    const refuse = officer.client.closeDataRequest({
      params: { id },
      body: { status: 'refused', reason: ' ' },
    });
    expect(await refusalCode(refuse)).toBe('invalid');
  });
});
