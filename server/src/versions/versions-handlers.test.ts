import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';

const fee = {
  id: 'fee',
  short_id: 'fee0',
  label: 'Leges',
  value_kind: 'number',
  source: { type: 'constant', value: 12.5 },
} as const;

describe.each(databases)('versions on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let reviewer: SignedInUser;
  let publisher: SignedInUser;

  const signIn = (...permissions: Permission[]) =>
    server.signIn(server.tenants.demo, { permissions: ['form-read', ...permissions] });

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await signIn(
      'form-create',
      'form-edit',
      'form-propose-test',
      'form-propose-production',
      'form-publish-development',
    );
    reviewer = await signIn('form-review-test', 'form-review-production');
    publisher = await signIn('form-publish-test', 'form-publish-production');
  });
  afterAll(() => server.stop());

  const draft = async (): Promise<Version> => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Vergunning' } });
    const id = form.draft?.id ?? '';
    const body = { pages: onePage(questions) };
    return (
      await designer.client.updateVersion({ params: { id }, headers: { 'if-match': '"1"' }, body })
    ).data;
  };
  const save = (
    version: Version,
    body: NonNullable<Parameters<typeof designer.client.updateVersion>[0]['body']>,
  ) =>
    designer.client.updateVersion({
      params: { id: version.id },
      headers: { 'if-match': `"${String(version.revision)}"` },
      body,
    });
  const at = (version: { id: string }, environment: EnvironmentId, remark?: string) => ({
    params: { id: version.id, environment },
    body: remark === undefined ? {} : { remark },
  });
  const logbook = (id: string) =>
    server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', id)
        .where('action', '=', 'version.moved')
        .orderBy('id')
        .execute(),
    );

  test('a save raises the revision, keeps the pages and refuses a stale tag', async () => {
    const version = await draft();
    expect(version.revision).toBe(2);
    const { data: saved } = await save(version, {
      title: 'Nieuwe titel',
      settings: { 'theme.has_summary': true },
    });
    expect(saved).toMatchObject({
      title: 'Nieuwe titel',
      revision: 3,
      settings: { 'theme.has_summary': true },
    });
    expect(saved.pages).toEqual(version.pages);
    expect(await refusalCode(save(version, { title: 'Te laat' }))).toBe('stale');
    const { data } = await designer.client.getVersion({ params: { id: version.id } });
    expect(data).toMatchObject({
      title: 'Nieuwe titel',
      latest_change: { user: { id: designer.id } },
    });
  });

  test('variables are saved, copied and kept when only the pages are saved', async () => {
    const version = await draft();
    expect(version.variables).toEqual([]);
    const { data: saved } = await save(version, { variables: [fee] });
    expect([saved.variables, saved.pages]).toEqual([[fee], version.pages]);
    const { data: again } = await save(saved, { pages: version.pages });
    expect(again.variables).toEqual([fee]);
    const { data: copy } = await designer.client.createVersion({
      body: { form_id: version.form_id },
    });
    expect(copy.variables).toEqual([fee]);
  });

  test('a variable with the id or short id of a field is refused', async () => {
    const version = await draft();
    const [field] = questions;
    for (const taken of [{ id: field?.id ?? '' }, { short_id: field?.short_id ?? '' }]) {
      const problem = await refusalOf(save(version, { variables: [{ ...fee, ...taken }] }));
      expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['invalid', ['variables']]);
    }
  });

  test('a save without a tag is asked for one', async () => {
    const version = await draft();
    const response = await server.fetch(server.tenants.demo)(`/v0/forms/versions/${version.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${designer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Zonder' }),
    });
    expect(response.status).toBe(428);
    expect(await response.json()).toMatchObject({ code: 'precondition_required' });
  });

  test('pages that are no pages are refused by path', async () => {
    const version = await draft();
    const pages = onePage([{ ...questions[0], short_id: 'X' } as (typeof questions)[number]]);
    const problem = await refusalOf(save(version, { pages }));
    expect(problem.code).toBe('invalid');
    expect(Object.keys(problem.errors ?? {})).toEqual(['pages.0.properties.0.short_id']);
  });

  test('rich text keeps its structure and loses everything else', async () => {
    const version = await draft();
    const content =
      '<h1>Kop</h1><p style="color:red" class="x" onclick="a()">Tekst <a href="javascript:alert(1)">fout</a> ' +
      '<a href="https://voorbeeld.nl">goed</a></p><script>alert(1)</script><img src=x><table><tr><td>1</td></tr></table>';
    const { data } = await save(version, {
      pages: onePage([
        {
          id: 'box',
          short_id: 'boxx',
          type: 'group',
          label: 'Groep',
          children: [
            {
              id: 'text',
              short_id: 'text',
              type: 'text-layout',
              label: 'Uitleg',
              custom_properties: { content },
            },
          ],
        },
      ]),
    });
    expect(data.pages[0]?.properties[0]?.children?.[0]?.custom_properties).toEqual({
      content:
        '<h2>Kop</h2><p>Tekst <a>fout</a> ' +
        '<a href="https://voorbeeld.nl">goed</a></p><table><tr><td>1</td></tr></table>',
    });
  });

  test('translations are kept, without markup beyond its structure, and go along to a copy', async () => {
    const version = await draft();
    const en = {
      'later.content': '<p onclick="x()">Hi<script>x()</script></p>',
      'name.label': '<',
    };
    const { data: saved } = await save(version, { translations: { en, de: { title: ' ' } } });
    const kept = { en: { 'later.content': '<p>Hi</p>', 'name.label': '<' } };
    expect(saved.translations).toEqual(kept);
    const body = { form_id: version.form_id, source_version_id: version.id };
    expect((await designer.client.createVersion({ body })).data.translations).toEqual(kept);
  });

  test('a version goes through its states and the logbook records each transition', async () => {
    const version = await draft();
    await designer.client.proposeVersion(at(version, 'production', 'Klaar'));
    expect(await refusalCode(publisher.client.publishVersion(at(version, 'production')))).toBe(
      'transition_not_allowed',
    );
    await reviewer.client.rejectVersion(at(version, 'production', 'Pas de titel aan'));
    await save(version, { title: 'Aangepast' });
    await designer.client.proposeVersion(at(version, 'production'));
    await reviewer.client.approveVersion(at(version, 'production'));
    const { data } = await publisher.client.publishVersion(at(version, 'production'));
    expect(data).toMatchObject({
      is_published: true,
      is_editable: false,
      has_been_published_to_production: true,
    });
    expect(data.environments).toMatchObject([
      { id: 'production', state: 'published', user: { id: publisher.id } },
    ]);
    // The question for a name has no purpose or legal basis in the processing card, and no retention term.
    const warnings = 3;
    expect(await logbook(version.id)).toEqual([
      {
        action: 'version.moved',
        actor_id: designer.id,
        details: {
          environment: 'production',
          from: null,
          to: 'proposed',
          remark: 'Klaar',
          warnings,
        },
      },
      {
        action: 'version.moved',
        actor_id: reviewer.id,
        details: {
          environment: 'production',
          from: 'proposed',
          to: 'rejected',
          remark: 'Pas de titel aan',
        },
      },
      {
        action: 'version.moved',
        actor_id: designer.id,
        details: {
          environment: 'production',
          from: 'rejected',
          to: 'proposed',
          remark: null,
          warnings,
        },
      },
      {
        action: 'version.moved',
        actor_id: reviewer.id,
        details: { environment: 'production', from: 'proposed', to: 'approved', remark: null },
      },
      {
        action: 'version.moved',
        actor_id: publisher.id,
        details: { environment: 'production', from: 'approved', to: 'published', remark: null },
      },
    ]);
    await publisher.client.withdrawVersion(at(version, 'production'));
    const { data: gone } = await designer.client.getVersion({ params: { id: version.id } });
    expect(gone).toMatchObject({ is_published: false, is_editable: false, is_deletable: false });
    expect(await refusalCode(save(gone, { title: 'Toch' }))).toBe('version_locked');
  });

  test('a rejected version is neither proposed nor published until it is changed', async () => {
    const version = await draft();
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    await designer.client.proposeVersion(at(version, 'production'));
    await reviewer.client.rejectVersion(at(version, 'production', 'Pas de titel aan'));
    const problem = await refusalOf(designer.client.proposeVersion(at(version, 'production')));
    expect([problem.code, problem.detail]).toEqual([
      'version_rejected',
      'Deze versie is afgekeurd. Pas de versie aan en stel die opnieuw voor.',
    ]);
    expect(await refusalCode(root.client.publishVersion(at(version, 'production')))).toBe(
      'version_rejected',
    );
    await save(version, { title: 'Aangepast' });
    await designer.client.proposeVersion(at(version, 'production'));
  });

  test('a user with all three permissions publishes in one request, with three entries', async () => {
    const version = await draft();
    const all = await signIn('form-propose-test', 'form-review-test', 'form-publish-test');
    await all.client.publishVersion(at(version, 'test'));
    expect((await logbook(version.id)).map(({ details }) => details.to)).toEqual([
      'proposed',
      'approved',
      'published',
    ]);
    expect(await refusalCode(all.client.publishVersion(at(version, 'production')))).toBe(
      'forbidden',
    );
  });

  test('a right in one environment is none in another', async () => {
    const version = await draft();
    expect(await refusalCode(designer.client.proposeVersion(at(version, 'acceptance')))).toBe(
      'forbidden',
    );
    expect(await refusalCode(designer.client.publishVersion(at(version, 'test')))).toBe(
      'forbidden',
    );
    expect(await refusalCode(designer.client.proposeVersion(at(version, 'development')))).toBe(
      'transition_not_allowed',
    );
    await designer.client.publishVersion(at(version, 'development'));
    const { data } = await designer.client.getVersion({ params: { id: version.id } });
    expect(data).toMatchObject({ is_editable: true, is_published: true });
  });

  test('a version without pages or fields is neither proposed nor published', async () => {
    const { data: form } = await designer.client.createForm({ body: { name: 'Leeg' } });
    const empty = { id: form.draft?.id ?? '' };
    const problem = await refusalOf(designer.client.publishVersion(at(empty, 'development')));
    expect(problem.code).toBe('invalid');
    expect(Object.values(problem.errors ?? {})).toEqual([
      [expect.stringContaining('minstens één veld')],
    ]);
    await designer.client.updateVersion({
      params: empty,
      headers: { 'if-match': '"1"' },
      body: { pages: [] },
    });
    const none = await refusalOf(designer.client.proposeVersion(at(empty, 'test')));
    expect(Object.keys(none.errors ?? {})).toEqual(['pages']);
  });

  test('saving ends the proposals of what was saved over', async () => {
    const version = await draft();
    await designer.client.proposeVersion(at(version, 'test'));
    await reviewer.client.approveVersion(at(version, 'test'));
    const { data } = await save(version, { title: 'Iets anders' });
    expect(data.environments).toEqual([]);
    expect(await refusalCode(publisher.client.publishVersion(at(version, 'test')))).toBe(
      'transition_not_allowed',
    );
    expect((await logbook(version.id)).at(-1)?.details).toMatchObject({
      from: 'approved',
      to: null,
    });
  });

  test('the next version is a copy that keeps its ids, and supersedes the one before it', async () => {
    const first = await draft();
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    await root.client.publishVersion(at(first, 'production'));
    const { data: second } = await designer.client.createVersion({
      body: { form_id: first.form_id },
    });
    expect(second).toMatchObject({
      number: 2,
      title: first.title,
      is_editable: true,
      environments: [],
    });
    expect(second.pages).toEqual(first.pages);
    await root.client.publishVersion(at(second, 'production'));
    const list = await designer.client.listVersions({
      query: { filter: { form_id: first.form_id } },
    });
    expect(list.data.map(({ number, environments }) => [number, environments[0]?.state])).toEqual([
      [2, 'published'],
      [1, 'superseded'],
    ]);
    expect((await logbook(first.id)).at(-1)?.details).toMatchObject({
      from: 'published',
      to: 'superseded',
    });
    await root.client.publishVersion(at(first, 'production'));
    const back = await designer.client.getForm({ params: { id: first.form_id } });
    expect(back.data.published).toMatchObject([{ number: 1 }]);
  });

  test('two publications at once end in one published version', async () => {
    const first = await draft();
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { data: second } = await designer.client.createVersion({
      body: { form_id: first.form_id },
    });
    await Promise.all(
      [first, second].map((version) => root.client.publishVersion(at(version, 'acceptance'))),
    );
    const list = await designer.client.listVersions({
      query: { filter: { form_id: first.form_id } },
    });
    const states = list.data.map(({ environments }) => environments[0]?.state).sort();
    expect(states).toEqual(['published', 'superseded']);
  });

  test('copies made at once get numbers of their own', async () => {
    const first = await draft();
    const copies = await Promise.all(
      environmentIds.map(() => designer.client.createVersion({ body: { form_id: first.form_id } })),
    );
    expect(copies.map(({ data }) => data.number).sort()).toEqual([2, 3, 4, 5]);
  });

  test('only a version that was never published, and not the last one, can be deleted', async () => {
    const first = await draft();
    const id = (version: { id: string }) => ({ params: { id: version.id } });
    expect(await refusalCode(designer.client.deleteVersion(id(first)))).toBe('conflict');
    const { data: second } = await designer.client.createVersion({
      body: { form_id: first.form_id },
    });
    await designer.client.publishVersion(at(second, 'development'));
    expect(await refusalCode(designer.client.deleteVersion(id(second)))).toBe('conflict');
    await designer.client.deleteVersion(id(first));
    expect(await refusalCode(designer.client.getVersion(id(first)))).toBe('not_found');
  });

  test('a source version of another form is not found', async () => {
    const [one, other] = [await draft(), await draft()];
    const copy = { form_id: one.form_id, source_version_id: other.id };
    expect(await refusalCode(designer.client.createVersion({ body: copy }))).toBe('not_found');
  });

  test('a switched-off environment allows no transition', async () => {
    const version = await draft();
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    await other.client.updateEnvironment({ params: { id: 'test' }, body: { is_enabled: false } });
    const { versionId } = await seedForm(server, server.tenants.other, {
      actor: { id: other.id, name: 'x' },
    });
    expect(await refusalCode(other.client.publishVersion(at({ id: versionId }, 'test')))).toBe(
      'environment_not_found',
    );
    await root.client.publishVersion(at(version, 'test'));
    const off = { params: { id: 'test' as const }, body: { is_enabled: false } };
    expect(await refusalCode(root.client.updateEnvironment(off))).toBe('conflict');
  });
});
