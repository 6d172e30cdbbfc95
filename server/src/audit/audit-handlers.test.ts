import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

type Query = NonNullable<Parameters<SignedInUser['client']['listLogbook']>[0]>['query'];

describe.each(databases)('the logbook on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let designer: SignedInUser;
  let formId: string;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['audit-list'] });
    designer = await server.signIn(demo, {
      permissions: ['form-read', 'form-edit', 'admin-forms-settings', 'submission-read'],
    });
    const actor = { id: designer.id, name: 'Dina Ontwerper' };
    ({ formId, versionId } = await seedForm(server, demo, { actor, form: { name: 'Boomkap' } }));
  });
  afterAll(() => server.stop());

  const list = async (query: Query = {}) => (await officer.client.listLogbook({ query })).data;
  const first = async (query: Query): Promise<LogbookEntry> => {
    const [entry] = await list(query);
    if (entry === undefined) throw new Error('The logbook has no such entry.');
    return entry;
  };
  const rename = (name: string, revision: number) =>
    designer.client.updateForm({
      params: { id: formId },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { name },
    });

  test('requires the permission to read it', async () => {
    expect(await refusalCode(designer.client.listLogbook({ query: {} }))).toBe('forbidden');
    expect(await refusalCode(designer.client.listLogbookActors({}))).toBe('forbidden');
  });

  test('lists the users who occur in it, by id and name only, found by a part of the name', async () => {
    const { demo } = server.tenants;
    const acted = await server.signIn(demo, { permissions: ['form-read', 'users-all'] });
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('users')
        .set({ name: 'Wilma Zandstra_1' })
        .where('id', '=', acted.id)
        .execute(),
    );
    // Somebody who never did anything.
    await acted.client.createUser({
      body: { email: 'wz@voorbeeld.nl', first_name: 'Wilma', last_name: 'Zandstra_2' },
    });
    const find = officer.client.listLogbookActors;
    const found = { id: acted.id, name: 'Wilma Zandstra_1' };
    expect(await find({ query: { search: 'zandstra_' } })).toMatchObject({
      data: [found],
      meta: { total: 1 },
    });
    expect((await find({ query: { filter: { id: acted.id } } })).data).toEqual([found]);
    expect((await find({ query: { filter: { id: 'geen id' } } })).data).toEqual([]);
    const all = (await find({})).data;
    expect(all.map(({ name }) => name.toLowerCase())).toEqual(
      all.map(({ name }) => name.toLowerCase()).toSorted(),
    );
    expect((await list({ filter: { actor_id: acted.id } }))[0]).toMatchObject({ actor: found });
  });

  test('shows who changed what, from where, with the values before and after', async () => {
    await rename('Boom kappen', 1);
    const entry = await first({ filter: { form_id: formId, group: 'forms' } });
    expect(entry).toMatchObject({
      action: 'form.updated',
      group: 'forms',
      result: 'succeeded',
      actor: { id: designer.id },
      subject: { type: 'form', id: formId, name: 'Boom kappen' },
      form_id: formId,
      details: { changes: [{ field: 'name', before: 'Boomkap', after: 'Boom kappen' }] },
    });
    expect(entry.origin).toBe('127.0.0.1');
  });

  test('shows the values of changed settings only', async () => {
    const body = [
      { id: 'four_eyes', value: true },
      { id: 'languages', value: ['nl', 'en', 'de'] },
    ];
    await designer.client.updateSettings({ body });
    expect(await first({ filter: { group: 'settings' } })).toMatchObject({
      details: { changes: [{ field: 'four_eyes', before: false, after: true }] },
    });
  });

  test('contains no address and no answer of a visitor', async () => {
    const visitor = server.client(server.tenants.demo);
    const { data } = await visitor.createSubmission({
      body: { form_version_id: versionId, data: { name: 'Zeldzame Naam' }, status: 'final' },
    });
    const entry = await first({ filter: { subject_id: data.id } });
    expect(entry).toMatchObject({ action: 'submission.completed', origin: 'visitor', actor: null });
    expect(JSON.stringify(await list())).not.toContain('Zeldzame Naam');
  });

  test('shows the entries of a form with those of its versions and submissions, deleted ones too', async () => {
    const entries = await list({ filter: { form_id: formId }, limit: '100' });
    expect(new Set(entries.map(({ subject }) => subject.type))).toEqual(
      new Set(['form', 'version', 'submission']),
    );
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const submission = entries.find(({ subject }) => subject.type === 'submission')?.subject;
    await root.client.deleteSubmission({
      params: { id: submission?.id ?? '' },
      body: { reason: 'Dubbel verstuurd' },
    });
    expect(await first({ filter: { form_id: formId } })).toMatchObject({
      action: 'submission.deleted',
      subject: { id: submission?.id, name: null },
      details: { name: submission?.name, remark: 'Dubbel verstuurd' },
    });
  });

  test('records sign-ins, and failed ones without the typed text', async () => {
    const entry = await first({ filter: { user_id: designer.id, group: 'sign_in' } });
    expect(entry).toMatchObject({ action: 'sign_in.succeeded', actor: { id: designer.id } });
  });

  test('records calls that a user had no permission for', async () => {
    await refusalCode(officer.client.updateSettings({ body: [] }));
    expect(await first({ filter: { group: 'access' } })).toMatchObject({
      action: 'access.refused',
      result: 'refused',
      actor: { id: officer.id },
      details: { route: 'PATCH /v0/settings' },
    });
  });

  test('records one entry for reading a list, regardless of its pages', async () => {
    const colleague = await server.signIn(server.tenants.demo, { permissions: ['audit-list'] });
    for (const page of ['1', '2', '3']) await colleague.client.listLogbook({ query: { page } });
    const entries = await list({ filter: { actor_id: colleague.id, group: 'logbook' } });
    expect(entries.map(({ action }) => action)).toEqual(['logbook.read']);
  });

  test('searches by the action in the reader’s language, by name and by the values of a change', async () => {
    const actionsFor = async (search: string) =>
      new Set((await list({ search, limit: '100' })).map(({ action }) => action));
    expect(await actionsFor('toegang geweigerd')).toEqual(new Set(['access.refused']));
    expect(await actionsFor('Boomkap')).toContain('form.updated');
    expect(await actionsFor('dina ontwerper')).toContain('version.moved');
    expect(await actionsFor('%')).toEqual(new Set());
  });

  test('searches the words that readers see: of properties, values, permissions and subjects', async () => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    await root.client.createRole({ body: { name: 'Toezicht', permissions: ['audit-list'] } });
    const { data: sent } = await server.client(demo).createSubmission({
      body: { form_version_id: versionId, data: { name: 'x' }, status: 'final' },
    });
    const found = async (search: string) =>
      (await list({ search, limit: '100' })).map(({ action }) => action);
    const words = translatorOf('nl');
    expect(await found(words('logbook.field.four_eyes'))).toEqual(['settings.updated']);
    expect(await found(words('permission.audit-list'))).toEqual(['role.created']);
    expect(await found(sent.title ?? '')).toContain('submission.completed');
    await server.transaction(demo)((tx) =>
      tx
        .updateTable('users')
        .set({ name: 'Olga Onderwerp' })
        .where('id', '=', officer.id)
        .execute(),
    );
    expect(await found('Olga Onderwerp')).toContain('sign_in.succeeded');
  });

  test('pages by cursor through every entry once, in either order', async () => {
    const all = (await list({ limit: '100' })).map(({ id }) => id);
    for (const sort of ['at', '!at'] as const) {
      const ids: string[] = [];
      let cursor: string | null | undefined;
      do {
        const query: Query = { sort, limit: '4', ...(cursor && { cursor }) };
        const { data, meta } = await officer.client.listLogbook({ query });
        ids.push(...data.map(({ id }) => id));
        cursor = meta.next_cursor;
      } while (cursor !== null);
      expect(sort === 'at' ? ids.toReversed() : ids).toEqual(all);
    }
    const forged = officer.client.listLogbook({ query: { cursor: 'x' } });
    expect(await refusalCode(forged)).toBe('invalid');
  });

  test('filters by day in the municipality’s time zone', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
    const today = day.format(server.runtime.now());
    const tomorrow = day.format(server.runtime.now() + 86_400_000);
    const count = async (filter: NonNullable<Query>['filter']) => (await list({ filter })).length;
    expect(await count({ from: today, until: today })).toBeGreaterThan(0);
    expect(await count({ from: tomorrow })).toBe(0);
    expect(await count({ from: '2026-02-31' })).toBe(0);
    expect(await count({ from: "'; drop" })).toBe(0);
  });

  test('hides the entries of a form that the reader may not see', async () => {
    const actor = { id: designer.id, name: 'x' };
    const form = { name: 'Geheim', confidentiality_level: 'private' } as const;
    const hidden = await seedForm(server, server.tenants.demo, { actor, form });
    expect(await list({ filter: { form_id: hidden.formId } })).toEqual([]);
    expect(await list({ search: 'Geheim' })).toEqual([]);
  });
});
