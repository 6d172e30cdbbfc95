import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode } from '../../testing/refusal.ts';

const german = { de: { 'name.label': 'Wie heißen Sie?', 'first.title': ' ' } };

describe.each(databases)('public forms on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let tester: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    tester = await server.signIn(server.tenants.demo, { permissions: ['environment-access-test'] });
  });
  afterAll(() => server.stop());

  const seed = (options: Partial<Parameters<typeof seedForm>[2]> = {}) =>
    seedForm(server, server.tenants.demo, { actor: { id: root.id, name: 'x' }, ...options });
  const visitor = () => server.client(server.tenants.demo);

  test('a visitor gets all that is needed to show a form in one answer', async () => {
    const { formId, versionId } = await seed({
      version: {
        languages: ['nl', 'de'],
        translations: german,
        settings: { 'theme.has_summary': true, 'translations.least_percent': 20 },
      },
    });
    const { data } = await visitor().getPublicForm({ params: { id: formId } });
    expect(data).toMatchObject({
      id: formId,
      version_id: versionId,
      environment: 'production',
      title: 'Melding doen',
      organisation: 'Gemeente demo',
      languages: ['nl', 'de'],
      field_types: ['text', 'number', 'textarea'],
      parts: ['rules'],
      settings: { 'theme.has_summary': true },
      is_test: false,
    });
    expect(data.pages[0]?.properties).toEqual(questions);
  });

  test('the texts come in the best language that the form has texts in', async () => {
    const { formId } = await seed({
      version: {
        languages: ['nl', 'en', 'de'],
        translations: { ...german, en: {} },
        settings: { 'translations.least_percent': 20 },
      },
    });
    const ask = async (acceptLanguage: string) => {
      const headers = { 'accept-language': acceptLanguage };
      return (await visitor().getPublicForm({ params: { id: formId }, headers })).data;
    };
    const data = await ask('en-GB, de-AT;q=0.8');
    expect(data.languages).toEqual(['nl', 'de']);
    expect(data.texts).toMatchObject({ language: 'de', source: 'nl' });
    expect(data.texts?.missing).toContain('first.title');
    expect(data.texts?.missing).not.toContain('name.label');
    expect(data.pages[0]).toMatchObject({
      title: 'Uw gegevens',
      properties: [{ label: 'Wie heißen Sie?' }, { label: 'Hoeveel?' }, {}],
    });
    expect((await ask('en')).pages[0]?.properties[0]?.label).toBe('Wat is uw naam?');
  });

  test('a language of which too little is translated is not offered', async () => {
    const version = { languages: ['nl', 'de'], translations: german };
    const offered = async (least: number, status?: 'rejected') => {
      const note = { source: 'Wat is uw naam?', ...(status && { status }) };
      const { formId } = await seed({
        version: {
          ...version,
          settings: { 'translations.least_percent': least },
          translation_notes: { de: { 'name.label': note } },
        },
      });
      const headers = { 'accept-language': 'de' };
      return (await visitor().getPublicForm({ params: { id: formId }, headers })).data;
    };
    expect((await offered(20)).texts?.language).toBe('de');
    const whole = await offered(21);
    expect(whole.languages).toEqual(['nl']);
    expect(whole.pages[0]?.properties[0]?.label).toBe('Wat is uw naam?');
    expect((await offered(20, 'rejected')).languages).toEqual(['nl']);
  });

  test('a form in one language says nothing of others', async () => {
    const { formId } = await seed({ version: { languages: ['nl', 'en'] } });
    const { data } = await visitor().getPublicForm({ params: { id: formId } });
    expect(data.languages).toEqual(['nl']);
    expect(data).not.toHaveProperty('texts');
  });

  test('formulas come along parsed, as their page has no parser', async () => {
    const total: Field = {
      id: 'total',
      short_id: 'total',
      type: 'formula',
      label: 'Totaal',
      custom_properties: { formula: 'SOM({amount}; 2.5)' },
    };
    const { formId } = await seed({ version: { pages: onePage([...questions, total]) } });
    const { data } = await visitor().getPublicForm({ params: { id: formId } });
    const read: typeof data.parsed_formulas = {
      'SOM({amount}; 2.5)': ['()', 'SUM', 'amount', ['#', '2.5']],
    };
    expect(data.parsed_formulas).toEqual(read);
  });

  test('what is missing has a code of its own', async () => {
    const { formId } = await seed({ publishedIn: ['test'] });
    const get = (id: string, environment = 'production') =>
      visitor().getPublicForm({ params: { id }, query: { environment } });
    expect(await refusalCode(get(server.runtime.createId()))).toBe('form_not_found');
    expect(await refusalCode(get('geen-id'))).toBe('form_not_found');
    expect(await refusalCode(get(formId))).toBe('form_not_published');
    expect(await refusalCode(get(formId, 'productie'))).toBe('environment_not_found');
    expect(await refusalCode(get(formId, 'test'))).toBe('environment_not_allowed');
  });

  test('a form that was taken off says that it is closed', async () => {
    const { formId, versionId } = await seed();
    const { client } = await server.signIn(server.tenants.demo, { isRoot: true });
    await client.withdrawVersion({
      params: { id: versionId, environment: 'production' },
      body: {},
    });
    const asking = visitor().getPublicForm({ params: { id: formId } });
    expect(await refusalCode(asking)).toBe('form_closed');
  });

  test('no form is shown while the organisation has switched the product off', async () => {
    const { formId } = await seed();
    const { client } = await server.signIn(server.tenants.demo, { isRoot: true });
    const enable = (value: boolean) =>
      client.updateSettings({ body: [{ id: 'product_enabled', value }] });
    await enable(false);
    const asking = visitor().getPublicForm({ params: { id: formId } });
    expect(await refusalCode(asking)).toBe('product_disabled');
    await enable(true);
    expect((await visitor().getPublicForm({ params: { id: formId } })).data.id).toBe(formId);
  });

  test('another environment opens to those with access to it', async () => {
    const { formId } = await seed({ publishedIn: ['test', 'acceptance'] });
    const get = (environment: string) =>
      tester.client.getPublicForm({ params: { id: formId }, query: { environment } });
    expect((await get('test')).data).toMatchObject({ environment: 'test', is_test: true });
    expect(await refusalCode(get('acceptance'))).toBe('environment_not_allowed');
  });

  test('a form that is not public requires sign-in', async () => {
    const { formId } = await seed({ version: { submission_settings: { is_public: false } } });
    expect(await refusalCode(visitor().getPublicForm({ params: { id: formId } }))).toBe(
      'not_authenticated',
    );
    expect((await tester.client.getPublicForm({ params: { id: formId } })).data.id).toBe(formId);
  });

  describe('asking again', () => {
    const ask = (formId: string, tag?: string, environment = 'production') =>
      server.fetch(server.tenants.demo)(`/v0/public/forms/${formId}?environment=${environment}`, {
        headers: {
          authorization: `Bearer ${root.token}`,
          ...(tag === undefined ? {} : { 'if-none-match': tag }),
        },
      });
    const tagOf = (response: Response) => response.headers.get('etag') ?? '';

    test('costs no second transfer while the same version is shown', async () => {
      const { formId } = await seed();
      const first = await ask(formId);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      // Compression makes the tag weak.
      expect(tagOf(first)).toMatch(/^W\/"[\w-]{43}"$/);
      const strong = tagOf(first).slice(2);
      for (const tag of [tagOf(first), strong, `"x", ${strong}`]) {
        const again = await ask(formId, tag);
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
      }
      expect((await ask(formId, '"other"')).status).toBe(200);
    });

    test('gives a saved change and a withdrawal at once', async () => {
      const { formId, versionId } = await seed({ publishedIn: ['development'] });
      const inDevelopment = (tag?: string) => ask(formId, tag, 'development');
      const before = tagOf(await inDevelopment());
      const { data: version } = await root.client.getVersion({ params: { id: versionId } });
      await root.client.updateVersion({
        params: { id: versionId },
        headers: { 'if-match': `"${String(version.revision)}"` },
        body: { title: 'Nieuwe titel' },
      });
      const changed = await inDevelopment(before);
      expect(changed.status).toBe(200);
      expect(await changed.json()).toMatchObject({ data: { title: 'Nieuwe titel' } });
      await root.client.withdrawVersion({
        params: { id: versionId, environment: 'development' },
        body: {},
      });
      expect((await inDevelopment(tagOf(changed))).status).toBe(410);
    });

    test('is refused to a user who may not see the form, whatever their permissions', async () => {
      const { formId } = await seed({ version: { submission_settings: { is_public: false } } });
      const tag = tagOf(await ask(formId));
      const stranger = await server.fetch(server.tenants.demo)(`/v0/public/forms/${formId}`, {
        headers: { 'if-none-match': tag },
      });
      expect(stranger.status).toBe(401);
    });
  });

  test('an expired token is distinguished from no token', async () => {
    const { formId } = await seed();
    const shortLived = await server.signIn(server.tenants.demo, {});
    server.advance(24 * 3_600_000);
    const call = shortLived.client.getPublicForm({ params: { id: formId } });
    expect(await refusalCode(call)).toBe('token_expired');
  });

  test('only the tenant’s own sites may embed', async () => {
    const { formId } = await seed();
    const from = (origin: string) =>
      server.fetch(server.tenants.demo)(`/v0/public/forms/${formId}`, { headers: { origin } });
    const allowed = await from(allowedOrigin);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(await (await from('https://elders.example')).json()).toMatchObject({
      code: 'origin_not_allowed',
    });
  });

  test('showing a form writes nothing', async () => {
    const { formId, versionId } = await seed();
    // A transaction gets a number with its first write. Others of the cluster write as well, so
    // the writes of one call are the fewest seen around it.
    const nextTransaction = async () => {
      const { rows } = await server.pool.query<{ next: string }>(
        'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
      );
      return Number(rows[0]?.next);
    };
    const fewestWritesOf = async (call: () => Promise<unknown>): Promise<number> => {
      const writes: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        const before = await nextTransaction();
        await call();
        writes.push((await nextTransaction()) - before);
      }
      return Math.min(...writes);
    };
    const show = () => visitor().getPublicForm({ params: { id: formId } });
    expect(await fewestWritesOf(show)).toBe(0);
    const body = { form_version_id: versionId, data: {}, status: 'draft' as const };
    const save = () => visitor().createSubmission({ headers: {}, body });
    expect(await fewestWritesOf(save)).toBeGreaterThan(0);
  });
});
