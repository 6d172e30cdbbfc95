import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';

describe.each(databases)('settings on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings'],
    });
  });
  afterAll(() => server.stop());

  test('every setting has a value before anyone sets it', async () => {
    const user = await server.signIn(server.tenants.demo, {});
    const { data } = await user.client.getSettings();
    expect(data).toMatchObject({
      product_enabled: true,
      languages: ['nl', 'en', 'de'],
      default_language: 'nl',
      title: null,
    });
  });

  test('several are set at once and stay set', async () => {
    const body = [
      { id: 'languages', value: ['nl', 'de'] },
      { id: 'primary_colour', value: '#154273' },
      { id: 'title', value: null },
    ];
    const { data } = await administrator.client.updateSettings({ body });
    expect(data).toMatchObject({ languages: ['nl', 'de'], primary_colour: '#154273', title: null });
    expect((await administrator.client.getSettings()).data).toEqual(data);
  });

  test('one wrong value refuses all, by path', async () => {
    const before = (await administrator.client.getSettings()).data;
    const body = [
      { id: 'title', value: 'Nieuw' },
      { id: 'primary_colour', value: 'rood' },
      { id: 'onbekend', value: 1 },
      { id: 'languages', value: [] },
      { id: 'splash_logo', value: 'javascript:alert(1)' },
      { id: 'privacy_url', value: 'http://localhost.elders.example/' },
    ];
    const problem = await refusalOf(administrator.client.updateSettings({ body }));
    expect(problem.code).toBe('invalid');
    expect(Object.keys(problem.errors ?? {})).toEqual([
      '1.value',
      '2.id',
      '3.value',
      '4.value',
      '5.value',
    ]);
    expect((await administrator.client.getSettings()).data).toEqual(before);
  });

  test('what belongs to themes is refused, and can be emptied', async () => {
    const problem = await refusalOf(
      administrator.client.updateSettings({
        body: [
          { id: 'secondary_colour', value: '#154273' },
          { id: 'theme_style_url', value: 'https://elders.example/style.css' },
        ],
      }),
    );
    expect(Object.keys(problem.errors ?? {})).toEqual(['0.value', '1.value']);
    const { data } = await administrator.client.updateSettings({
      body: [
        { id: 'secondary_colour', value: null },
        { id: 'theme_style_url', value: null },
      ],
    });
    expect(data).toMatchObject({ secondary_colour: null, theme_style_url: null });
  });

  test('setting takes the right', async () => {
    const user = await server.signIn(server.tenants.demo, {});
    expect(await refusalCode(user.client.updateSettings({ body: [] }))).toBe('forbidden');
  });

  test('the configuration names the tenant and where to sign in, before sign-in', async () => {
    const config = await server.client(server.tenants.demo).getConfig();
    expect(config).toMatchObject({
      app: { title: 'Gemeente demo' },
      tenant: { slug: 'demo', name: 'Gemeente demo' },
      suite: { products: [{ id: 'forms', is_enabled: true }] },
      is_evaluation: true,
    });
    expect(config.auth.url).toMatch(/\/idp$/);
    await administrator.client.updateSettings({ body: [{ id: 'product_enabled', value: false }] });
    const off = await server.client(server.tenants.demo).getConfig();
    expect(off.suite.products[0]?.is_enabled).toBe(false);
  });
});
