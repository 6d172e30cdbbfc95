import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const logo = 'data:image/png;base64,iVBORw0KGgo=';
const look = { colours: { primary: '#006b3c' }, logo } as const;

describe.each(databases)('the theme of a form file on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let elsewhere: SignedInUser;
  let themeId: string;
  let content: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await server.signIn(server.tenants.demo, { isRoot: true });
    elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    const { data } = await designer.client.createTheme({ body: { name: 'Groen' } });
    themeId = data.id;
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
      version: { theme_settings: { ...look, theme_id: themeId } },
      publishedIn: [],
    });
    const file = await designer.client.exportVersion({ params: { id: versionId } });
    content = JSON.stringify(file);
  });
  afterAll(() => server.stop());

  const importAs = async ({ client }: SignedInUser, text = content) => {
    const { data } = await client.importForm({ body: { content: text, is_applied: true } });
    const params = { id: data.made?.version_id ?? '' };
    const { theme_settings } = (await client.getVersion({ params })).data;
    return { unresolved: data.unresolved, theme_settings };
  };

  test('keeps the link in the same organisation', async () => {
    expect(await importAs(designer)).toEqual({
      unresolved: [],
      theme_settings: { ...look, theme_id: themeId },
    });
  });

  test('is reported and no longer linked where the organisation lacks it; the look and logo stay', async () => {
    expect(await importAs(elsewhere)).toEqual({
      unresolved: [{ kind: 'theme', name: 'Groen', fields: [] }],
      theme_settings: look,
    });
  });

  test('is found by its name in another organisation', async () => {
    const { data: theirs } = await elsewhere.client.createTheme({ body: { name: 'Groen' } });
    expect(await importAs(elsewhere)).toEqual({
      unresolved: [],
      theme_settings: { ...look, theme_id: theirs.id },
    });
  });

  test('of an older file without the name is reported by its id', async () => {
    const old = content.replace(/,"theme":\{[^}]*\}/, '');
    expect(old).not.toContain('"Groen"');
    expect((await importAs(elsewhere, old)).unresolved).toEqual([
      { kind: 'theme', name: themeId, fields: [] },
    ]);
  });
});
