import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { themesContract } from '@form-builder/core/contract/staff/settings/themes.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the themes of a tenant on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let designer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    administrator = await server.signIn(demo, {
      permissions: ['admin-forms-settings', 'audit-list', 'form-read'],
    });
    designer = await server.signIn(demo, {
      permissions: ['form-create', 'form-edit', 'form-read'],
    });
  });
  afterAll(() => server.stop());

  const create = async (name: string, source_id?: string) =>
    (await administrator.client.createTheme({ body: { name, ...(source_id && { source_id }) } }))
      .data;

  const change = async (
    { id, revision }: { readonly id: string; readonly revision: number },
    body: NonNullable<Parameters<SignedInUser['client']['updateTheme']>[0]['body']>,
  ) =>
    (
      await administrator.client.updateTheme({
        params: { id },
        headers: { 'if-match': `"${String(revision)}"` },
        body,
      })
    ).data;

  /** A version of a new form that has a copy of the theme. */
  const wear = async (theme: { readonly id: string; readonly theme_settings: ThemeSettings }) => {
    const { data: form } = await designer.client.createForm({
      body: { name: `Formulier met ${theme.id}` },
    });
    const { data: versions } = await designer.client.listVersions({
      query: { filter: { form_id: form.id } },
    });
    const [version] = versions;
    if (version === undefined) throw new Error('A new form has a version.');
    await designer.client.updateVersion({
      params: { id: version.id },
      headers: { 'if-match': `"${String(version.revision)}"` },
      body: { theme_settings: { ...theme.theme_settings, theme_id: theme.id } },
    });
    return { formId: form.id, versionId: version.id };
  };

  test('are created, copied, changed and deleted, with the values in the logbook', async () => {
    const made = await create('Stadskleuren');
    const changed = await change(made, {
      theme_settings: { colours: { primary: '#006b3c' }, radius: 8 },
      css: '.label { letter-spacing: 0 }',
    });
    expect(changed).toMatchObject({ revision: 2, colours: { primary: '#006b3c' }, use_count: 0 });
    const copy = await create('Stadskleuren, feest', made.id);
    expect(copy).toMatchObject({ theme_settings: changed.theme_settings, css: changed.css });
    await administrator.client.deleteTheme({ params: { id: copy.id } });
    expect(await refusalCode(administrator.client.getTheme({ params: { id: copy.id } }))).toBe(
      'not_found',
    );
    const { data: entries } = await administrator.client.listLogbook({
      query: { filter: { subject_id: made.id } },
    });
    expect(entries[0]?.details).toMatchObject({
      name: 'Stadskleuren',
      changes: [
        { field: 'theme_colour_primary', before: null, after: '#006b3c' },
        { field: 'theme_radius', before: null, after: 8 },
        { field: 'theme_css', before: null, after: '.label { letter-spacing: 0 }' },
      ],
    });
  });

  test('are not overwritten by a user who edited an earlier revision', async () => {
    const made = await create('Twee tegelijk');
    await change(made, { name: 'Eerste' });
    expect(await refusalCode(change(made, { name: 'Tweede' }))).toBe('stale');
  });

  test('are refused with colours that cannot be read and rules that reach beyond the form', async () => {
    const made = await create('Onleesbaar');
    const colours = { primary: '#ffd54a' };
    expect(await refusalCode(change(made, { theme_settings: { colours } }))).toBe('invalid');
    expect(await refusalCode(change(made, { css: ':host { display: none }' }))).toBe('invalid');
  });

  test('one is the default, and new forms begin with it', async () => {
    const first = await change(await create('Eerst'), { is_default: true });
    const second = await change(await create('Later'), {
      is_default: true,
      theme_settings: { colours: { primary: '#7b1fa2' } },
      css: '.label { letter-spacing: 0 }',
    });
    const { data: themes } = await administrator.client.listThemes({});
    expect(themes.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id]);
    const { data: form } = await designer.client.createForm({ body: { name: 'Nieuw formulier' } });
    const { data: versions } = await designer.client.listVersions({
      query: { filter: { form_id: form.id } },
    });
    const { data: version } = await designer.client.getVersion({
      params: { id: versions[0]?.id ?? '' },
    });
    expect(version).toMatchObject({
      theme_settings: { theme_id: second.id, colours: { primary: '#7b1fa2' } },
      settings: { 'theme.css': '.label { letter-spacing: 0 }' },
    });
    const { data: old } = await administrator.client.getTheme({ params: { id: first.id } });
    await change({ ...second, revision: second.revision }, { is_default: false });
    expect(old.is_default).toBe(false);
  });

  test('a theme in use is not deleted, and its versions keep their copy when it changes', async () => {
    const made = await change(await create('In gebruik'), {
      theme_settings: { colours: { primary: '#006b3c' } },
    });
    const { formId, versionId } = await wear(made);
    const params = { id: made.id };
    expect(await refusalCode(administrator.client.deleteTheme({ params }))).toBe('theme_in_use');
    const { data: used } = await administrator.client.getTheme({ params });
    expect(used.use_count).toBe(1);
    await change(made, { theme_settings: { colours: { primary: '#7b1fa2' } } });
    const { data: version } = await designer.client.getVersion({ params: { id: versionId } });
    expect(version.theme_settings.colours).toEqual({ primary: '#006b3c' });
    const { data: next } = await designer.client.createVersion({ body: { form_id: formId } });
    expect(next.theme_settings.theme_id).toBe(made.id);
    await designer.client.updateVersion({
      params: { id: next.id },
      headers: { 'if-match': `"${String(next.revision)}"` },
      body: { theme_settings: {} },
    });
    await administrator.client.deleteTheme({ params });
  });

  test('shows forms that the caller may not see as a number only', async () => {
    const made = await create('Geheim gebruik');
    const hidden = await seedForm(server, server.tenants.demo, {
      actor: { id: administrator.id, name: 'x' },
      form: { confidentiality_level: 'private' },
      version: { theme_settings: { theme_id: made.id } },
    });
    const { data } = await designer.client.getTheme({ params: { id: made.id } });
    expect(data).toMatchObject({ use_count: 1, used_by: [] });
    expect(JSON.stringify(data)).not.toContain(hidden.formId);
  });

  test.each<{ permissions: ('form-edit' | 'form-read' | 'submission-list')[]; reads: boolean }>([
    { permissions: ['form-edit'], reads: true },
    { permissions: ['form-read'], reads: true },
    { permissions: ['submission-list'], reads: false },
  ])('staff with $permissions change none of them', async ({ permissions, reads }) => {
    const { id, revision } = await create('Van de beheerder');
    const { client } = await server.signIn(server.tenants.demo, { permissions });
    const headers = { 'if-match': `"${String(revision)}"` };
    const calls: Readonly<Record<keyof typeof themesContract, () => Promise<unknown>>> = {
      listThemes: () => client.listThemes({}),
      getTheme: () => client.getTheme({ params: { id } }),
      checkThemeStyle: () => client.checkThemeStyle({ body: { css: '' } }),
      createTheme: () => client.createTheme({ body: { name: 'Nee' } }),
      updateTheme: () => client.updateTheme({ params: { id }, headers, body: { name: 'Nee' } }),
      deleteTheme: () => client.deleteTheme({ params: { id } }),
    };
    const reading = ['listThemes', 'getTheme', 'checkThemeStyle'];
    for (const [name, call] of Object.entries(calls)) {
      if (reads && reading.includes(name)) await call();
      else expect(await refusalCode(call())).toBe('forbidden');
    }
  });

  test('style rules are scoped for a preview, and rejected with their line', async () => {
    const check = async (css: string) =>
      (await designer.client.checkThemeStyle({ body: { css } })).data;
    expect(await check('.label { color: red }')).toEqual({
      style: '.form-builder .label{color:red}',
      faults: [],
    });
    const { style, faults } = await check('.label { color: red }\n@import "https://x.nl/a.css";');
    expect(style).toBe('');
    expect(faults[0]?.line).toBe(2);
    expect(faults[0]?.message).toContain('@import');
  });
});
