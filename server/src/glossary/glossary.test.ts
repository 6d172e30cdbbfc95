import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
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
  const list = async (user = editor) => (await user.client.listGlossaryTerms()).data;

  test('lists terms in alphabetical order, for translators of the tenant only', async () => {
    await add(' vergunning ', 'permit');
    const first = await add('Aanvraag', 'application');
    const translator = await server.signIn(server.tenants.demo, {
      permissions: ['form-translation'],
    });
    expect(await list(translator)).toEqual([
      { id: first.id, term: 'Aanvraag', translations: { en: 'application' }, remark: null },
      expect.objectContaining({ term: 'vergunning' }),
    ]);
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await list(stranger)).toEqual([]);
    const reader = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    expect(await refusalCode(reader.client.listGlossaryTerms())).toBe('forbidden');
    const params = { id: first.id };
    expect(await refusalCode(translator.client.deleteGlossaryTerm({ params }))).toBe('forbidden');
    expect(await refusalCode(stranger.client.deleteGlossaryTerm({ params }))).toBe('not_found');
  });

  test('has a term once, in any letter case', async () => {
    const term = await add('Paspoort', 'passport');
    expect(await refusalCode(add('paspoort'))).toBe('term_taken');
    const other = await add('Rijbewijs', 'driving licence');
    const body = { term: 'PASPOORT', translations: {}, remark: null };
    const update = (id: string) => editor.client.updateGlossaryTerm({ params: { id }, body });
    expect(await refusalCode(update(other.id))).toBe('term_taken');
    expect((await update(term.id)).data).toEqual({ id: term.id, ...body });
  });

  test('gives a term to one of two who want it at the same moment', async () => {
    const [one, two] = [await add('Zienswijze', 'view'), await add('Bezwaar', 'objection')];
    const body = { term: 'Inspraak', translations: {}, remark: null };
    const rename = ({ id }: GlossaryTerm) =>
      editor.client.updateGlossaryTerm({ params: { id }, body }).then(
        () => 'saved',
        (error: unknown) => (error instanceof ApiError ? error.problem?.code : error),
      );
    const results = await Promise.all([rename(one), rename(two)]);
    expect(results.toSorted()).toEqual(['saved', 'term_taken']);
    const terms = (await list(editor)).filter(({ term }) => term === 'Inspraak');
    expect(terms).toHaveLength(1);
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
    const { id } = await add('Uittreksel', 'extract');
    const params = { id };
    const body = {
      term: 'Uittreksel',
      translations: { en: 'certificate', de: 'Auszug' },
      remark: 'Formeel',
    };
    await editor.client.updateGlossaryTerm({ params, body });
    await editor.client.updateGlossaryTerm({ params, body });
    await editor.client.deleteGlossaryTerm({ params });
    expect(await refusalCode(editor.client.deleteGlossaryTerm({ params }))).toBe('not_found');
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
