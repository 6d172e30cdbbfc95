import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { seedForm } from '../../testing/seed-form.ts';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the theme of a version on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  type Look = Pick<Version, 'theme_settings'> & Partial<Pick<Version, 'settings'>>;

  const seed = (publishedIn: readonly ('development' | 'production')[] = ['development']) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [...publishedIn],
    });

  const save = async (versionId: string, look: Look) => {
    const { data } = await root.client.getVersion({ params: { id: versionId } });
    return root.client.updateVersion({
      params: { id: versionId },
      headers: { 'if-match': `"${String(data.revision)}"` },
      body: look,
    });
  };

  const shown = async (formId: string) =>
    (
      await root.client.getPublicForm({
        params: { id: formId },
        query: { environment: 'development' },
      })
    ).data;

  test('is part of the form, and a separate style sheet', async () => {
    const { formId, versionId } = await seed();
    expect((await shown(formId)).theme).toBeUndefined();
    const { data } = await save(versionId, {
      theme_settings: {
        colours: { primary: '#006b3c' },
        logo: '/media/logo.svg',
        logo_alt: 'Gemeente Voorbeeldstad',
        logo_alignment: 'center',
      },
      settings: { 'theme.css': '.label { letter-spacing: 0 }' },
    });
    const { theme, settings } = await shown(formId);
    expect(theme).toMatchObject({
      style_url: data.theme_style_url,
      logo: { url: '/media/logo.svg', alt: 'Gemeente Voorbeeldstad', alignment: 'center' },
    });
    expect(theme?.style).toContain('--_primary:var(--form-builder-color-primary,#006b3c)');
    expect(theme?.style).toContain('.form-builder .label{letter-spacing:0}');
    expect(settings).not.toHaveProperty('theme.css');
    const file = await server.fetch(server.tenants.demo)(data.theme_style_url ?? '');
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe(theme?.style);
  });

  test('is refused in words when it cannot be read, with the nearest colour that can', async () => {
    const { versionId } = await seed();
    const { data } = await root.client.getVersion({ params: { id: versionId } });
    const response = await server.fetch(server.tenants.demo)(`/v0/forms/versions/${versionId}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${root.token}`,
        'content-type': 'application/json',
        'if-match': `"${String(data.revision)}"`,
      },
      body: JSON.stringify({ theme_settings: { colours: { primary: '#ffd54a' } } }),
    });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors['theme_settings.colours.primary']?.[0]).toMatch(
      /^De kleur “hoofdkleur” is op “achtergrond” niet goed te lezen: .* Kies bijvoorbeeld #[\da-f]{6}\.$/,
    );
  });

  test.each([
    { theme_settings: { font_family: 'x; } body { color: red' } },
    { theme_settings: { logo: 'https://elders.example/logo.png' } },
    { theme_settings: {}, settings: { 'theme.css': '@import "https://elders.example/x.css";' } },
    { theme_settings: {}, settings: { 'theme.css': ':host { display: none }' } },
  ])('is refused when it reaches beyond the form: %j', async (look) => {
    const { versionId } = await seed();
    expect(await refusalCode(save(versionId, look))).toBe('invalid');
  });

  test('stays with the version: a copy has it, a published version keeps it', async () => {
    const { formId, versionId } = await seed();
    const theme_settings = { colours: { primary: '#006b3c' } };
    const { data } = await save(versionId, { theme_settings });
    const copy = await root.client.createVersion({
      body: { form_id: formId, source_version_id: versionId },
    });
    expect(copy.data.theme_settings).toEqual(theme_settings);
    const changed = await save(copy.data.id, {
      theme_settings: { colours: { primary: '#7b1fa2' } },
    });
    expect(changed.data.theme_style_url).not.toBe(data.theme_style_url);
    expect((await shown(formId)).theme?.style_url).toBe(data.theme_style_url);
  });

  test('shows no style sheet of an unpublished version, nor to another tenant', async () => {
    const { versionId } = await seed([]);
    const { data } = await save(versionId, { theme_settings: { colours: { primary: '#006b3c' } } });
    const get = async (path: string, tenant = server.tenants.demo) =>
      (await server.fetch(tenant)(path)).status;
    expect(await get(data.theme_style_url ?? '')).toBe(404);
    const published = await seed();
    const saved = await save(published.versionId, {
      theme_settings: { colours: { primary: '#006b3c' } },
    });
    const url = saved.data.theme_style_url ?? '';
    expect(await get(url)).toBe(200);
    expect(await get(url, server.tenants.other)).toBe(404);
    expect(await get(url.replace(/[^/]+$/, 'ander.css'))).toBe(404);
    expect(await get('/themes/geen-id/x.css')).toBe(404);
  });
});
