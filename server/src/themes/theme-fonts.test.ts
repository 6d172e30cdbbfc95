import type { FormFile } from '@form-builder/core/contract/staff/forms/form-files.ts';
import type { ThemeFont } from '@form-builder/core/theme/theme-font-schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickedPng, postUpload } from '../../testing/attachments.ts';
import { pickedFont } from '../../testing/picked-font.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import type { PickedFile } from '../../testing/uploads.ts';

describe.each(databases)('the fonts of themes on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings', 'audit-list'],
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const begin = async ({ name, type, content }: PickedFile, user = administrator) =>
    (
      await user.client.createThemeFontUpload({
        body: { name, mime_type: type, size_bytes: content.length },
      })
    ).data;
  const add = async (file: PickedFile) => {
    const upload = await begin(file);
    await postUpload(server.fetch(server.tenants.demo), upload, file);
    const body = { upload_id: upload.upload_id, name: file.name };
    return (await administrator.client.createThemeFont({ body })).data;
  };
  const addFont = async (): Promise<ThemeFont> => {
    const { url } = await add(pickedFont);
    return { family: 'Stad Sans', weight: '100 900', style: 'normal', url };
  };
  const seed = (fonts: ThemeFont[], publishedIn: readonly ('production' | 'development')[]) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      publishedIn: [...publishedIn],
      version: { theme_settings: { font_family: 'Stad Sans, serif', fonts } },
    });

  test('are shown to everybody, as a font, to pages of other sites too', async () => {
    const { url, content_type } = await add(pickedFont);
    expect(content_type).toBe('font/woff2');
    const shown = await server.fetch(server.tenants.demo)(url);
    expect(shown.headers.get('content-type')).toBe('font/woff2');
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(pickedFont.content);
    expect((await server.fetch(server.tenants.other)(url)).status).toBe(404);
  });

  test('come with the form that names them, and with its page before any script', async () => {
    const font = await addFont();
    const bold: ThemeFont = { ...font, weight: 'bold' };
    const unused: ThemeFont = { ...font, family: 'Anders' };
    const { formId } = await seed([font, bold, unused], ['production']);
    const { data } = await root.client.getPublicForm({ params: { id: formId }, query: {} });
    const family = 'form-builder Stad Sans';
    expect(data.theme?.fonts).toEqual([
      { ...font, family },
      { ...bold, family },
    ]);
    expect(data.theme?.style).toContain(`"${family}", serif`);
    const page = await server.fetch(server.tenants.demo)(`/render/${formId}`);
    const links = (await page.text()).match(/<link rel="preload"[^>]*>/g);
    expect(links).toEqual([
      `<link rel="preload" href="${font.url}" as="font" type="font/woff2" crossorigin>`,
    ]);
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  test('go along in the file of a form, which says when one is missing', async () => {
    const font = await addFont();
    const { versionId } = await seed([font], []);
    const response = await server.fetch(server.tenants.demo)(
      `/v0/forms/versions/${versionId}/file`,
      { headers: { authorization: `Bearer ${root.token}` } },
    );
    const file = (await response.json()) as FormFile;
    expect(file.attachments).toMatchObject([{ url: font.url, purpose: 'font' }]);
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    const without = { ...file, attachments: [] };
    const send = async (content: unknown) =>
      elsewhere.client.importForm({ body: { content: JSON.stringify(content), is_applied: true } });
    expect((await send(without)).data.unresolved).toEqual([
      { kind: 'file', name: font.url, fields: [] },
    ]);
    expect((await send(file)).data.unresolved).toEqual([]);
    expect((await server.fetch(server.tenants.other)(font.url)).status).toBe(200);
  });

  test('are in the logbook with the theme', async () => {
    const font = await addFont();
    const { data: theme } = await administrator.client.createTheme({ body: { name: 'Huisstijl' } });
    const { data } = await administrator.client.updateTheme({
      params: { id: theme.id },
      headers: { 'if-match': `"${String(theme.revision)}"` },
      body: { theme_settings: { fonts: [font] } },
    });
    expect(data.theme_settings.fonts).toEqual([font]);
    const { data: entries } = await administrator.client.listLogbook({
      query: { filter: { subject_id: theme.id } },
    });
    expect(entries[0]?.details).toMatchObject({
      changes: [
        {
          field: 'theme_fonts',
          before: null,
          after: 'Stad Sans (SourceSans3-VariableFont-wght.woff2)',
        },
      ],
    });
  });

  test('are fonts, small enough, of administrators', async () => {
    expect(await refusalCode(begin(pickedPng))).toBe('attachment_type');
    expect(await refusalCode(add({ ...pickedFont, content: pickedPng.content }))).toBe(
      'attachment_type',
    );
    const large = { ...pickedFont, content: { length: 500_001 } as Buffer };
    expect(await refusalCode(begin(large))).toBe('attachment_too_large');
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(begin(pickedFont, designer))).toBe('forbidden');
  });
});
