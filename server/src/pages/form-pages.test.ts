import type { PrerenderedPage } from '@form-builder/core/contract/visitor/public-forms.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questions, seedForm } from '../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databases)('the page of a form on %s', (database) => {
  let server: TestServer;
  let formId = '';
  let rootId = '';

  beforeAll(async () => {
    server = await startTestServer({ database });
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    rootId = root.id;
    const first = { id: 'first', title: 'Uw <gegevens>', properties: questions };
    const second = { id: 'second', title: 'Nog iets', properties: [] };
    const seeded = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        description: 'Meld een losse tegel.',
        languages: ['nl', 'de', 'en'],
        settings: { 'translations.least_percent': 1 },
        translations: { de: { 'first.title': 'Ihre <Angaben>', 'name.label': 'Wie heißen Sie?' } },
        pages: [first, second],
      },
    });
    formId = seeded.formId;
  });
  afterAll(() => server.stop());

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    server.fetch(server.tenants.demo)(`${server.origin}${path}`, {
      headers: { 'accept-language': 'nl', 'accept-encoding': 'br', ...headers },
    });

  test('can be read before any script has run', async () => {
    const response = await get(`/render/${formId}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('<title>Melding doen - Gemeente demo</title>');
    expect(html).toContain('<meta name="description" content="Meld een losse tegel.">');
    expect(html).toContain(`form-id="${formId}"`);
    expect(html).toMatch(/<template shadowrootmode="open"><style>[^]+?<\/style><div/);
    expect(html).toMatch(/<h1[^>]*>Uw &lt;gegevens><\/h1>/);
    expect(html).toContain('Wat is uw naam?');
    expect(html).toContain('<noscript><p lang="nl">Dit formulier werkt alleen met JavaScript.');
    expect(html).not.toMatch(/style="|onclick/);
  });

  test('brings the data of the form along, closed in its block', async () => {
    const html = await (await get(`/render/${formId}`)).text();
    const [, json = ''] = /<script type="application\/json">([^<]+)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      data: {
        id: formId,
        pages: [{ title: 'Uw <gegevens>' }, {}],
        first_page: { locale: 'nl-NL' },
      },
    });
  });

  test('has the product’s styles within, the very texts that the strict policy allows', async () => {
    const response = await get(`/render/${formId}`);
    const styles = [...(await response.text()).matchAll(/<style>([^]*?)<\/style>/g)];
    const hashes = styles.map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const policy = response.headers.get('content-security-policy');
    for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    expect(styles[1]?.[1]).toContain('.control');
  });

  describe('with a container of Google Tag Manager', () => {
    const seed = async (more: Partial<Parameters<typeof seedForm>[2]['version']> = {}) => {
      const { formId: id } = await seedForm(server, server.tenants.demo, {
        actor: { id: rootId, name: 'x' },
        version: { settings: { 'gtm.id': 'GTM-AB12CD' }, ...more },
      });
      const response = await get(`/render/${id}`);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      return { html, policy };
    };
    const script =
      '<script src="/pages/tag-manager.js" data-container="GTM-AB12CD" type="module"></script>';

    test('loads it, and its policy allows that', async () => {
      const { html, policy } = await seed();
      expect(html).toContain(script);
      expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
      expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
      expect((await get('/pages/tag-manager.js')).status).toBe(200);
    });

    test.each([
      ['a login', { submission_settings: { is_public: true, login_provider: 'digid' } }],
      ['a BSN', { pages: [{ id: 'p', title: 'P', properties: [buildField('bsn', 'bsn')] }] }],
      [
        'a sensitive answer',
        {
          pages: [
            { id: 'p', title: 'P', properties: [buildField('text', 'a', { is_sensitive: true })] },
          ],
        },
      ],
      ['no container', { settings: {} }],
    ])('loads nothing with %s', async (_case, version) => {
      const { html, policy } = await seed(version);
      expect(html).not.toContain('tag-manager');
      expect(policy).not.toContain('google');
    });
  });

  test('links the style sheet of its version, complete without a script', async () => {
    const themed = await seedForm(server, server.tenants.demo, {
      actor: { id: rootId, name: 'x' },
      version: {
        theme_settings: { colours: { primary: '#006b3c' }, logo: '/media/logo.svg' },
        settings: { 'theme.css': '.label { letter-spacing: 0 }' },
      },
    });
    const html = await (await get(`/render/${themed.formId}`)).text();
    const [, path = ''] = /<\/style><link rel="stylesheet" href="([^"]+)"><div/.exec(html) ?? [];
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const style = await response.text();
    expect(style).toContain('--_primary:var(--form-builder-color-primary,#006b3c)');
    expect(style).toContain('.form-builder .label{letter-spacing:0}');
    expect(html).toContain('<img src="/media/logo.svg" alt');
    expect(html).toContain('.logo img{');
  });

  test('is in the language of the URL, else the browser’s, if the form has it', async () => {
    const languageOf = async (query: string, acceptLanguage: string) => {
      const html = await (
        await get(`/render/${formId}${query}`, { 'accept-language': acceptLanguage })
      ).text();
      return /<form-builder-render[^>]* locale="([^"]+)"/.exec(html)?.[1];
    };
    expect(await languageOf('', 'fr, de-AT;q=0.8, nl;q=0.5')).toBe('de-AT');
    expect(await languageOf('?locale=de-DE', 'nl')).toBe('de-DE');
    expect(await languageOf('', 'en-GB')).toBe('nl-NL');
  });

  test('is sent small, and not again when it is still the same', async () => {
    const response = await get(`/render/${formId}`);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    const tag = response.headers.get('etag') ?? '';
    expect((await get(`/render/${formId}`, { 'if-none-match': tag })).status).toBe(304);
    const plain = await get(`/render/${formId}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await response.text());
  });

  test('says with its status and in words that there is no such form', async () => {
    const missing = '0198f0a0-0000-7000-8000-000000000001';
    for (const id of [missing, 'geen-id']) {
      const response = await get(`/render/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      const html = await response.text();
      expect(html).toContain('<h1>Formulier niet gevonden</h1>');
      expect(html).toContain('Dit formulier bestaat niet of niet meer.');
    }
    const german = await get(`/render/${missing}`, { 'accept-language': 'de' });
    expect(await german.text()).toContain('<html lang="de">');
  });

  test('says with its status and in words that the organisation is switched off', async () => {
    await server.pool.query(`update tenants set is_active = false where slug = 'demo'`);
    server.advance(6_000);
    const response = await get(`/render/${formId}`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('De applicatie is momenteel niet beschikbaar.');
    await server.pool.query(`update tenants set is_active = true where slug = 'demo'`);
    server.advance(6_000);
  });

  test('the API’s answer has its first page in the language asked for, compressed', async () => {
    const response = await get(`/v0/public/forms/${formId}`, { 'accept-language': 'de-DE,nl' });
    expect(response.headers.get('content-encoding')).toBe('br');
    // The response has the shape of the contract.
    const { data } = (await response.json()) as { data: { first_page: PrerenderedPage } };
    expect(data.first_page).toMatchObject({ locale: 'de-DE' });
    expect(data.first_page.html).toMatch(/<h2[^>]*>Ihre &lt;Angaben><\/h2>/);
    const rare = await get(`/v0/public/forms/${formId}`, { 'accept-language': 'de-LU' });
    expect(await rare.json()).not.toHaveProperty('data.first_page');
  });

  test('the API’s answer names the files that a form with rules and languages needs, and they are there', async () => {
    const response = await get(`/v0/public/forms/${formId}`);
    // The response has the shape of the contract.
    const { data } = (await response.json()) as { data: { first_page: PrerenderedPage } };
    // Its rules, its languages, and the messages of the language switch.
    expect(data.first_page.files).toHaveLength(3);
    for (const file of data.first_page.files)
      expect((await get(`/${file}`)).headers.get('content-type')).toContain('javascript');
  });
});
