import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('translations on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let designer: SignedInUser;
  let translator: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    designer = await server.signIn(demo, { permissions: ['form-read', 'form-edit'] });
    translator = await server.signIn(demo, { permissions: ['form-translation'] });
  });
  afterAll(() => server.stop());

  const draft = async () => {
    const seeded = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [],
    });
    return seeded.versionId;
  };
  const read = async (id: string) => (await translator.client.getVersion({ params: { id } })).data;
  const write = (id: string, texts: Record<string, { text: string } | null>, language = 'en') =>
    translator.client.updateTranslations({
      params: { id, language: language as 'en' },
      body: { texts },
    });

  test('a translator changes translations, and nothing else', async () => {
    const id = await draft();
    const { revision } = await read(id);
    const { data } = await write(id, { 'name.label': { text: 'What is your name?' } });
    expect(data.revision).toBe(revision + 1);
    expect(await read(id)).toMatchObject({
      is_editable: false,
      is_translatable: true,
      languages: ['nl', 'en'],
      translations: { en: { 'name.label': 'What is your name?' } },
      translation_notes: { en: { 'name.label': { source: 'Wat is uw naam?' } } },
    });
    const headers = { 'if-match': `"${String(data.revision)}"` };
    const more = { params: { id }, headers, body: { title: 'Anders' } };
    expect(await refusalCode(translator.client.updateVersion(more))).toBe('forbidden');
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const body = { texts: { 'name.label': null } };
    const params = { id, language: 'en' as const };
    expect(await refusalCode(reader.client.updateTranslations({ params, body }))).toBe('forbidden');
  });

  test('texts that are not sent stay, also when another user saved in the meantime', async () => {
    const id = await draft();
    await write(id, { title: { text: 'Report' }, 'name.label': { text: 'Name' } });
    await write(id, { 'amount.label': { text: 'How many?' } });
    await write(id, { title: null });
    expect((await read(id)).translations).toEqual({
      en: { 'name.label': 'Name', 'amount.label': 'How many?' },
    });
  });

  test('a translation keeps what it was made from when the original changes', async () => {
    const id = await draft();
    await write(id, { title: { text: 'Report' } });
    const { revision } = await read(id);
    await designer.client.updateVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { title: 'Anders' },
    });
    expect((await read(id)).translation_notes).toEqual({
      en: { title: { source: 'Melding doen' } },
    });
    await write(id, { title: { text: 'Report' } });
    expect((await read(id)).translation_notes).toEqual({ en: { title: { source: 'Anders' } } });
  });

  test('the same sentence of another form is suggested, unless that form is hidden', async () => {
    const [first, second] = [await draft(), await draft()];
    await write(first, { 'amount.label': { text: 'How many do you want?' } });
    const params = { id: second, language: 'en' as const };
    const suggested = async () =>
      (await translator.client.listTranslationSuggestions({ params })).data.filter(
        ({ source }) => source === 'Hoeveel?',
      );
    expect((await suggested()).map(({ text }) => text)).toEqual(['How many do you want?']);
    const { versionId: hidden } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      form: { confidentiality_level: 'private' },
      publishedIn: [],
    });
    await root.client.updateTranslations({
      params: { id: hidden, language: 'en' },
      body: { texts: { 'amount.label': { text: 'Secret number' } } },
    });
    expect((await suggested()).map(({ text }) => text)).toEqual(['How many do you want?']);
  });

  test('a template translator changes translations of building blocks only', async () => {
    const blockTranslator = await server.signIn(server.tenants.demo, {
      permissions: ['template-translation'],
    });
    const { data: block } = await root.client.createForm({
      body: { name: 'Vertaald blok', type: 'template' },
    });
    const params = { id: block.draft?.id ?? '', language: 'en' as const };
    const body = { texts: { title: { text: 'Translated block' } } };
    await blockTranslator.client.updateTranslations({ params, body });
    const csv = { format: 'csv', content: 'key;translation\r\ntitle;A block' } as const;
    const { data } = await blockTranslator.client.importTranslations({ params, body: csv });
    expect(data.changes.map(({ text }) => text)).toEqual(['A block']);
    const listed = await blockTranslator.client.listForms({
      query: { filter: { type: 'template' }, search: 'Vertaald blok' },
    });
    expect(listed.data.map(({ id }) => id)).toEqual([block.id]);

    const form = { id: await draft(), language: 'en' as const };
    await write(form.id, { title: { text: 'A form' } });
    const client = blockTranslator.client;
    expect(await refusalCode(client.updateTranslations({ params: form, body }))).toBe('not_found');
    expect(await refusalCode(client.listTranslationSuggestions({ params: form }))).toBe(
      'not_found',
    );
    expect(await refusalCode(translator.client.updateTranslations({ params, body }))).toBe(
      'not_found',
    );
  });

  test('a template translator gets no suggestions from forms', async () => {
    const blockTranslator = await server.signIn(server.tenants.demo, {
      permissions: ['template-translation'],
    });
    await write(await draft(), { title: { text: 'Make a report' } });
    const { data: block } = await root.client.createForm({
      body: { name: 'Melding doen', type: 'template' },
    });
    const params = { id: block.draft?.id ?? '', language: 'en' as const };
    const { data } = await blockTranslator.client.listTranslationSuggestions({ params });
    expect(data).toEqual([]);
  });

  describe('files', () => {
    const file = (id: string) => ({ params: { id, language: 'en' as const } });
    const download = async (id: string, language: string, format: string) => {
      const response = await server.fetch(server.tenants.demo)(
        `/v0/forms/versions/${id}/translations/${language}/file?format=${format}`,
        { headers: { authorization: `Bearer ${translator.token}` } },
      );
      expect(response.headers.get('content-disposition')).toContain(`Melding doen-${language}.`);
      return response.text();
    };
    const send = (
      id: string,
      content: string,
      is_applied = false,
      format: 'csv' | 'xliff' = 'csv',
    ) =>
      translator.client.importTranslations({
        ...file(id),
        body: { format, content, is_applied },
      });

    test.each(['xliff', 'po', 'csv'] as const)(
      '%s goes out and comes in the same',
      async (format) => {
        const id = await draft();
        await write(id, { 'name.label': { text: 'What is your name?' } });
        const content = await download(id, 'en', format);
        expect(content).toContain('What is your name?');
        const { data } = await translator.client.importTranslations({
          ...file(id),
          body: { format, content, is_applied: false },
        });
        expect(data).toMatchObject({ changes: [], refused: [] });
        expect(data.unchanged).toBeGreaterThan(4);
      },
    );

    test('an import says what changes and what is refused, and saves only when asked', async () => {
      const { versionId: id } = await seedForm(server, server.tenants.demo, {
        actor: { id: root.id, name: 'x' },
        version: {
          settings: {
            'confirmation_mail.is_enabled': true,
            'confirmation_mail.text': 'Beste {{ {name} }},',
          },
        },
        publishedIn: [],
      });
      const content = [
        'key;source;translation',
        'name.label;Uw naam?;Your name?',
        'name.label;Uw naam?;Again',
        'settings.confirmation_mail.text;;Dear,',
        'amount.label;;Count {{ {name} }}',
        'gone.label;;Gone',
        'title;;',
      ].join('\r\n');
      const { data } = await send(id, content);
      expect(data).toEqual({
        changes: [
          {
            key: 'name.label',
            original: 'Wat is uw naam?',
            before: null,
            text: 'Your name?',
            source: 'Uw naam?',
            status: 'uploaded',
          },
        ],
        refused: [
          { key: 'name.label', reason: 'repeated' },
          { key: 'settings.confirmation_mail.text', reason: 'placeholders' },
          { key: 'amount.label', reason: 'placeholders' },
          { key: 'gone.label', reason: 'unknown' },
        ],
        unchanged: 1,
      });
      expect((await read(id)).translations).toEqual({});
      await send(id, content, true);
      expect(await read(id)).toMatchObject({
        translations: { en: { 'name.label': 'Your name?' } },
        translation_notes: { en: { 'name.label': { source: 'Uw naam?', status: 'uploaded' } } },
      });
    });

    test('what cannot be read, or is for another language, is refused', async () => {
      const id = await draft();
      const german = await download(id, 'de', 'xliff');
      expect(await refusalCode(send(id, german, false, 'xliff'))).toBe('invalid');
      expect(await refusalCode(send(id, '<!DOCTYPE a []><a/>', false, 'xliff'))).toBe('invalid');
      expect(await refusalCode(send(id, 'x'.repeat(5_000_001)))).toBe('invalid');
      const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
      const body = { format: 'csv' as const, content: 'key;translation' };
      expect(await refusalCode(reader.client.importTranslations({ ...file(id), body }))).toBe(
        'forbidden',
      );
    });
  });

  test('the language that a version is written in has no translations', async () => {
    const id = await draft();
    expect(await refusalCode(write(id, { title: { text: 'x' } }, 'nl'))).toBe('invalid');
    expect(await refusalCode(write(id, { title: { text: 'x' } }, 'fr'))).toBe('not_found');
  });

  test('a published version is locked, and a private form is not found', async () => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
    });
    expect(await refusalCode(write(versionId, { title: null }))).toBe('version_locked');
    expect(await read(versionId)).toMatchObject({ is_translatable: false });
  });
});
