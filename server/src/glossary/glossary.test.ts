import { ApiError } from '@form-builder/core/client/create-client.ts';
import type {
  GlossaryContent,
  GlossaryTerm,
} from '@form-builder/core/contract/staff/settings/glossary.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the glossary on %s', (database) => {
  let server: TestServer;
  let editor: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    editor = await server.signIn(server.tenants.demo, {
      permissions: ['system-translation', 'audit-list'],
    });
  });
  afterAll(() => server.stop());

  const add = async (term: string, en?: string) =>
    (
      await editor.client.createGlossaryTerm({
        body: { term, translations: en === undefined ? {} : { en }, remark: null },
      })
    ).data;
  const update = (
    { id, revision }: Pick<GlossaryTerm, 'id' | 'revision'>,
    body: GlossaryContent,
    user = editor,
  ) =>
    user.client.updateGlossaryTerm({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body,
    });
  const remove = ({ id, revision }: Pick<GlossaryTerm, 'id' | 'revision'>, user = editor) =>
    user.client.deleteGlossaryTerm({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
    });
  const list = async (user = editor) => (await user.client.listGlossaryTerms()).data;

  test('lists terms in alphabetical order, for translators of the tenant only', async () => {
    await add(' vergunning ', 'permit');
    const first = await add('Aanvraag', 'application');
    expect(first.updated_by?.id).toBe(editor.id);
    const translator = await server.signIn(server.tenants.demo, {
      permissions: ['form-translation'],
    });
    expect(await list(translator)).toEqual([
      {
        id: first.id,
        term: 'Aanvraag',
        translations: { en: 'application' },
        remark: null,
        revision: 1,
        updated_at: first.updated_at,
        updated_by: first.updated_by,
      },
      expect.objectContaining({ term: 'vergunning' }),
    ]);
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await list(stranger)).toEqual([]);
    const reader = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    expect(await refusalCode(reader.client.listGlossaryTerms())).toBe('forbidden');
    expect(await refusalCode(remove(first, translator))).toBe('forbidden');
    expect(await refusalCode(remove(first, stranger))).toBe('not_found');
  });

  test('has a term once, in any letter case', async () => {
    const term = await add('Paspoort', 'passport');
    expect(await refusalCode(add('paspoort'))).toBe('term_taken');
    const other = await add('Rijbewijs', 'driving licence');
    const body = { term: 'PASPOORT', translations: {}, remark: null };
    expect(await refusalCode(update(other, body))).toBe('term_taken');
    expect((await update(term, body)).data).toMatchObject({ id: term.id, ...body, revision: 2 });
  });

  test('does not replace what a colleague saved meanwhile, and says who that was', async () => {
    const colleague = await server.signIn(server.tenants.demo, {
      permissions: ['system-translation'],
    });
    const read = await add('Leges', 'fees');
    const theirs = { term: 'Leges', translations: { en: 'charges' }, remark: null };
    const saved = (await update(read, theirs, colleague)).data;
    const mine = { ...theirs, translations: { en: 'dues' } };
    expect(await refusalCode(update(read, mine))).toBe('stale');
    const found = (await list()).find(({ id }) => id === read.id);
    expect(found).toEqual(saved);
    expect(found?.updated_by?.id).toBe(colleague.id);
    expect((await update(saved, mine)).data.translations).toEqual({ en: 'dues' });
  });

  test('gives a term to one of two who want it at the same moment', async () => {
    const [one, two] = [await add('Zienswijze', 'view'), await add('Bezwaar', 'objection')];
    const body = { term: 'Inspraak', translations: {}, remark: null };
    const rename = (term: GlossaryTerm) =>
      update(term, body).then(
        () => 'saved',
        (error: unknown) => (error instanceof ApiError ? error.problem?.code : error),
      );
    const results = await Promise.all([rename(one), rename(two)]);
    expect(results.toSorted()).toEqual(['saved', 'term_taken']);
    const terms = (await list(editor)).filter(({ term }) => term === 'Inspraak');
    expect(terms).toHaveLength(1);
  });

  test('does not delete what a colleague saved meanwhile', async () => {
    const read = await add('Bezwaarschrift', 'objection');
    const body = { term: 'Bezwaarschrift', translations: { en: 'appeal' }, remark: null };
    const saved = (await update(read, body)).data;
    expect(await refusalCode(remove(read))).toBe('stale');
    expect((await list()).map(({ id }) => id)).toContain(read.id);
    await remove(saved);
    expect((await list()).map(({ id }) => id)).not.toContain(read.id);
  });

  test.each([
    { term: ' ', translations: {}, remark: null },
    { term: 'x'.repeat(201), translations: {}, remark: null },
    { term: 'leeg', translations: { en: ' ' }, remark: null },
    { term: 'leeg', translations: {}, remark: '' },
  ])('rejects %j', async (body) => {
    expect(await refusalCode(editor.client.createGlossaryTerm({ body }))).toBe('invalid');
  });

  test('records what changes in the logbook', async () => {
    const added = await add('Uittreksel', 'extract');
    const body = {
      term: 'Uittreksel',
      translations: { en: 'certificate', de: 'Auszug' },
      remark: 'Formeel',
    };
    const saved = (await update(added, body)).data;
    const again = (await update(saved, body)).data;
    await remove(again);
    expect(await refusalCode(remove(again))).toBe('not_found');
    const logbook = await editor.client.listLogbook({ query: { filter: { group: 'settings' } } });
    const entries = logbook.data.filter(({ details }) => details.name === 'Uittreksel');
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'glossary.term_deleted',
      'glossary.term_saved',
      'glossary.term_saved',
    ]);
    const changes = entries.flatMap(({ details }) => details.changes ?? []);
    expect(changes).toContainEqual({
      field: 'glossary_en',
      before: 'extract',
      after: 'certificate',
    });
    expect(changes).toContainEqual({ field: 'glossary_de', before: null, after: 'Auszug' });
  });
});
