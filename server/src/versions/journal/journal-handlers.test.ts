import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

describe.each(databases)('the journal of a version on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let colleague: SignedInUser;
  let reader: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, {
      permissions: ['form-read', 'form-create', 'form-edit', 'form-delete'],
    });
    colleague = await server.signIn(demo, {
      permissions: ['form-read', 'form-edit'],
    });
    reader = await server.signIn(demo, { permissions: ['form-read'] });
  });
  afterAll(() => server.stop());

  type Body = NonNullable<Parameters<SignedInUser['client']['updateVersion']>[0]['body']>;
  const save = async (user: SignedInUser, { id, revision }: Version, body: Body) => {
    const headers = { 'if-match': `"${revision}"` };
    return (await user.client.updateVersion({ params: { id }, headers, body })).data;
  };
  const created = async (): Promise<Version> => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    return (await designer.client.getVersion({ params: { id: form.draft?.id ?? '' } })).data;
  };
  const restore = async (user: SignedInUser, { id, revision }: Version, to: number) => {
    const headers = { 'if-match': `"${revision}"` };
    const params = { id, revision: String(to) };
    return (await user.client.restoreVersion({ params, headers })).data;
  };
  const list = (id: string, query: { before?: string; limit?: string } = {}) =>
    designer.client.listJournal({ params: { id }, query });

  /** The parts of a version that its journal records. */
  const contentOf = (version: VersionContent) => ({
    title: version.title,
    description: version.description,
    pages: version.pages,
    variables: version.variables,
    settings: version.settings,
    submission_settings: version.submission_settings,
    theme_settings: version.theme_settings,
    languages: version.languages,
    translations: version.translations,
  });

  test('lists who saved what, newest first, with the way back', async () => {
    const first = await created();
    const second = await save(designer, first, { pages: onePage(questions) });
    const third = await save(colleague, second, { title: 'Van de collega' });
    const { data, meta } = await list(first.id);
    expect(data.map(({ revision, user }) => [revision, user?.id])).toEqual([
      [3, colleague.id],
      [2, designer.id],
    ]);
    expect(meta).toEqual({ next_before: null });
    expect(data[0]?.undo).toMatchObject([
      { kind: 'version_changed', name: 'title', before: 'Van de collega', after: second.title },
    ]);
    const [last, earlier] = data;
    const back = applyChanges(third, last?.undo ?? []);
    expect(contentOf(back)).toEqual(contentOf(second));
    expect(contentOf(applyChanges(back, earlier?.undo ?? []))).toEqual(contentOf(first));
  });

  test('pages below a revision', async () => {
    let version = await created();
    for (const title of ['a', 'b', 'c']) version = await save(designer, version, { title });
    const page = await list(version.id, { limit: '2' });
    expect(page.data.map(({ revision }) => revision)).toEqual([4, 3]);
    expect(page.meta).toEqual({ next_before: 3 });
    const next = await list(version.id, { limit: '2', before: '3' });
    expect(next.data.map(({ revision }) => revision)).toEqual([2]);
    expect(next.meta).toEqual({ next_before: null });
  });

  test('a save that changes nothing leaves no entry', async () => {
    const version = await created();
    await save(designer, version, { title: version.title });
    expect((await list(version.id)).data).toEqual([]);
  });

  test('gives back every earlier moment as a new save, translations included', async () => {
    const first = await created();
    const second = await save(designer, first, { pages: onePage(questions) });
    const third = await save(designer, second, {
      languages: ['nl', 'en'],
      translations: { en: { 'name.label': 'What is your name?' } },
    });
    const fourth = await save(colleague, third, {
      pages: onePage(questions.slice(1)),
      settings: { 'theme.has_stepper': true },
    });
    const fifth = await restore(colleague, fourth, 3);
    expect(fifth.revision).toBe(5);
    expect(contentOf(fifth)).toEqual(contentOf(third));
    const [entry] = (await list(first.id)).data;
    expect(entry).toMatchObject({ revision: 5, restored_revision: 3, user: { id: colleague.id } });
    expect(contentOf(await restore(designer, fifth, 1))).toEqual(contentOf(first));
  });

  test('restores from the whole content that it keeps at intervals', async () => {
    let version = await created();
    const contents = new Map([[version.revision, contentOf(version)]]);
    for (let at = 2; at <= 54; at += 1) {
      version = await save(designer, version, { title: `Titel ${at}` });
      contents.set(version.revision, contentOf(version));
    }
    for (const revision of [1, 48, 49, 50, 53]) {
      version = await restore(designer, version, revision);
      expect(contentOf(version)).toEqual(contents.get(revision));
    }
  });

  test('refuses an unknown moment, a stale writer and who may not edit', async () => {
    const first = await created();
    const second = await save(designer, first, { title: 'Twee' });
    for (const revision of [2, 9])
      expect(await refusalCode(restore(designer, second, revision))).toBe('not_found');
    expect(await refusalCode(restore(designer, first, 1))).toBe('stale');
    expect(await refusalCode(restore(reader, second, 1))).toBe('forbidden');
    expect((await reader.client.listJournal({ params: { id: first.id } })).data).toHaveLength(1);
  });

  test('a published version has no way back', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
    });
    const { data } = await designer.client.getVersion({ params: { id: versionId } });
    expect(await refusalCode(restore(designer, data, 1))).toBe('version_locked');
  });

  test('is hidden with a private form', async () => {
    const { data: form } = await designer.client.createForm({
      body: { name: 'Geheim', confidentiality_level: 'private' },
    });
    const params = { id: form.draft?.id ?? '' };
    expect(await refusalCode(colleague.client.listJournal({ params }))).toBe('not_found');
  });

  test('goes with the form', async () => {
    const { demo } = server.tenants;
    const version = await save(designer, await created(), { title: 'Twee' });
    const rows = () =>
      server.transaction(demo)((tx) =>
        tx.selectFrom('version_journal').selectAll().where('version_id', '=', version.id).execute(),
      );
    expect(await rows()).toHaveLength(1);
    await designer.client.deleteForm({ params: { id: version.form_id } });
    expect(await rows()).toHaveLength(0);
  });
});
