import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const addresses = {
  navigation_logo: 'https://beeld.example/wapen.svg',
  site_url: 'https://www.voorbeeld.example',
  accessibility_url: 'https://www.voorbeeld.example/toegankelijkheid',
  privacy_url: '/privacy?a=1&b="2"',
  contact_url: 'https://www.voorbeeld.example/contact',
};
const missing = '0198f0a0-0000-7000-8000-000000000001';

describe.each(databases)('the sender on visitors’ pages on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let formId = '';

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    formId = await seed({});
  });
  afterAll(() => server.stop());

  const seed = async (version: object) => {
    const actor = { id: root.id, name: 'x' };
    return (await seedForm(server, server.tenants.demo, { actor, version })).formId;
  };
  const get = async (path: string, language = 'nl') => {
    const response = await server.fetch(server.tenants.demo)(path, {
      headers: { 'accept-language': language, accept: 'text/html' },
    });
    return { response, html: await response.text() };
  };
  const set = (values: Readonly<Record<string, string | null>>) =>
    root.client.updateSettings({
      body: Object.entries(values).map(([id, value]) => ({ id, value })),
    });

  test('is named on a form, before anything is set', async () => {
    const { html } = await get(`/render/${formId}`);
    expect(html).toContain('<header class="sender">');
    expect(html).toContain('<span>Gemeente demo</span>');
    expect(html).not.toContain('<footer');
  });

  test('has the logo and the links of the settings, at once', async () => {
    await get(`/render/${formId}`);
    await set(addresses);
    const { html, response } = await get(`/render/${formId}`);
    expect(html).toContain('<img src="https://beeld.example/wapen.svg" alt=""');
    expect(html).toMatch(/<a href="[^"]+\/toegankelijkheid"[^>]*>Toegankelijkheidsverklaring</);
    expect(html).toContain('href="/privacy?a=1&amp;b=&quot;2&quot;"');
    expect(html).toMatch(/<a href="[^"]+\/contact"[^>]*>Contact</);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain('https://beeld.example');
    const english = await get(`/renderreview/${formId}/test`, 'en');
    expect(english.html).toContain('>Accessibility statement<');
  });

  test('leaves the logo to a theme that has one', async () => {
    const themed = await seed({ theme_settings: { logo: '/media/logo.svg' } });
    const { html } = await get(`/render/${themed}`);
    expect(html).toContain('/media/logo.svg');
    expect(html).not.toContain('wapen.svg');
  });

  test('offers a way on from a form that does not exist', async () => {
    const { html, response } = await get(`/render/${missing}`);
    expect(response.status).toBe(404);
    expect(html).toContain('<span>Gemeente demo</span>');
    expect(html).toMatch(
      /<a class="way-on" href="https:\/\/www.voorbeeld.example">Naar de website van Gemeente demo<\/a>/,
    );
    expect(html).toContain('>Neem contact op met Gemeente demo</a>');
    expect((await get('/render/geen-id')).response.status).toBe(404);
  });

  test('distinguishes a withdrawn form from one that never existed', async () => {
    const actor = { id: root.id, name: 'x' };
    const withdrawn = await seedForm(server, server.tenants.demo, { actor });
    await root.client.withdrawVersion({
      params: { id: withdrawn.versionId, environment: 'production' },
      body: {},
    });
    const { html, response } = await get(`/render/${withdrawn.formId}`);
    expect(response.status).toBe(410);
    expect(html).toContain('class="way-on"');
  });

  test('offers the way on in words while no address is set', async () => {
    await set(Object.fromEntries(Object.keys(addresses).map((id) => [id, null])));
    const { html } = await get(`/render/${missing}`);
    expect(html).toContain('Ga naar de website van Gemeente demo en zoek daar het formulier.');
  });

  test('is named on the page for who is offline, and where a login ends without its form', async () => {
    expect((await get('/pages/offline')).html).toContain('<span>Gemeente demo</span>');
    const stopped = await get(`/login/start/${missing}`);
    expect(stopped.response.status).toBeGreaterThanOrEqual(400);
    expect(stopped.html).toContain('<span>Gemeente demo</span>');
  });

  test('writes every page in the typeface of the form', async () => {
    for (const path of [`/render/${formId}`, `/render/${missing}`, '/pages/offline']) {
      expect((await get(path)).html).toContain('font-family: system-ui, sans-serif');
    }
  });

  test('is left out of a form that another page embeds', async () => {
    const { html } = await get(`/v0/public/forms/${formId}`);
    expect(html).toContain('first_page');
    expect(html).not.toContain('class=\\"sender');
  });
});
