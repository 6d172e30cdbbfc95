import {
  formFileLimit,
  type FormFile,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { arbitraryForm } from '@form-builder/core/form/arbitrary/arbitrary-form.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { pagesSchema } from '@form-builder/core/form/pages-schema.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import type { NewVersion } from '../versions/insert-version.ts';

describe.each(databases)('forms as files on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let elsewhere: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const rights = {
      permissions: ['form-read', 'form-edit', 'form-create', 'template-edit'],
    } as const;
    designer = await server.signIn(server.tenants.demo, rights);
    elsewhere = await server.signIn(server.tenants.other, rights);
  });
  afterAll(() => server.stop());

  const seed = (version: Partial<NewVersion> = {}, form = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
      form,
      version,
      publishedIn: [],
    });
  const download = async (user: SignedInUser, id: string, tenant = server.tenants.demo) => {
    const response = await server.fetch(tenant)(`/v0/forms/versions/${id}/file`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const send = (user: SignedInUser, content: string, more: object = {}) =>
    user.client.importForm({ body: { content, is_applied: true, ...more } });
  const made = async (...given: Parameters<typeof send>) =>
    (await send(...given)).data.made ?? expect.fail('Nothing was made');
  const read = async (user: SignedInUser, id: string) =>
    (await user.client.getVersion({ params: { id } })).data;

  const complete: Partial<NewVersion> = {
    description: 'Voor iedereen',
    languages: ['nl', 'en'],
    settings: { 'theme.has_summary': true, 'confirmation.text': 'Dank u wel' },
    translations: { en: { title: 'Report', 'name.label': 'What is your name?' } },
    theme_settings: { colours: { primary: '#006b3c' } },
    variables: [
      {
        id: 'v',
        short_id: 'vast',
        label: 'Vast',
        value_kind: 'number',
        source: { type: 'constant', value: 3 },
      },
    ],
  };

  test('an exported form is imported unchanged, also in another tenant', async () => {
    const { versionId } = await seed(complete, { number_prefix: 'ML-', name: 'Melding' });
    const file = await download(designer, versionId);
    const { form_id, version_id } = await made(elsewhere, file);
    expect(await download(elsewhere, version_id, server.tenants.other)).toBe(file);
    const { data } = await elsewhere.client.getForm({ params: { id: form_id } });
    expect(data).toMatchObject({ name: 'Melding', number_prefix: 'ML-', is_owner: true });
  });

  test('any form survives export and import', async () => {
    const forms = fc.sample(arbitraryForm, { seed: 12, numRuns: 12 });
    for (const { pages, variables = [] } of forms) {
      const { versionId } = await seed({ pages: v.parse(pagesSchema, pages), variables });
      const file = await download(designer, versionId);
      const { version_id } = await made(designer, file);
      expect(await download(designer, version_id)).toBe(file);
    }
  });

  test('members stand in one order, whatever wrote the file', async () => {
    const { versionId } = await seed(complete);
    const file = await download(designer, versionId);
    expect(file.split('\n').slice(0, 5)).toEqual([
      '{',
      '  "$schema": "/v0/forms/file-schema",',
      '  "format_version": 1,',
      '  "form": {',
      '    "type": "form",',
    ]);
    const turned = JSON.stringify(reversed(JSON.parse(file)));
    const { version_id } = await made(designer, turned);
    expect(await download(designer, version_id)).toBe(file);
  });

  test('a file becomes the next version of a form, with the same ids', async () => {
    const { versionId, formId } = await seed(complete);
    const file = await download(designer, versionId);
    const { form_id, version_id } = await made(designer, file, { form_id: formId });
    expect(form_id).toBe(formId);
    const version = await read(designer, version_id);
    expect(version.number).toBe(2);
    expect(version.pages).toEqual((await read(designer, versionId)).pages);
  });

  test('a preview describes the import and creates nothing', async () => {
    const { versionId } = await seed(complete);
    const before = (await designer.client.listForms({ query: {} })).meta.total;
    const content = await download(designer, versionId);
    const { data } = await designer.client.importForm({ body: { content, name: 'Anders' } });
    expect(data).toEqual({
      name: 'Anders',
      title: 'Melding doen',
      type: 'form',
      languages: ['nl', 'en'],
      page_count: 1,
      field_count: questions.length,
      unresolved: [],
      made: null,
    });
    expect((await designer.client.listForms({ query: {} })).meta.total).toBe(before);
  });

  test('says which services, lists and files this organisation lacks, and where they are needed', async () => {
    const list = { custom_properties: { custom_list: 'straten' } };
    const { versionId } = await seed({
      submission_settings: { is_public: true, login_provider: 'digid' },
      theme_settings: { logo: '/media/logo.svg' },
      pages: onePage([
        buildField('custom-list', 'straat', list),
        buildField('custom-list', 'tweede', list),
        buildField('payment', 'leges', { custom_properties: { integration_id: 'kassa' } }),
        buildField('image', 'kaart', { url: '/media/kaart.png' }),
        buildField('image', 'foto', { url: 'https://www.gemeente.example/foto.png' }),
      ]),
      variables: [
        {
          id: 'v',
          short_id: 'naam',
          label: 'Naam uit DigiD',
          value_kind: 'text',
          source: { type: 'login', provider: 'digid-hoog', claim: 'name' },
        },
      ],
      settings: {
        'integrations.list': [
          {
            id: 'i',
            name: 'Zaaksysteem',
            provider: 'open-zaak',
            when: 'completion',
            after: null,
            outgoing: [],
            incoming: [],
            options: {},
          },
        ],
      },
    });
    const { data } = await send(elsewhere, await download(designer, versionId));
    expect(data.unresolved).toEqual([
      { kind: 'list', name: 'straten', fields: ['straat', 'tweede'] },
      { kind: 'payment', name: 'kassa', fields: ['leges'] },
      { kind: 'file', name: '/media/kaart.png', fields: ['kaart'] },
      { kind: 'auth', name: 'digid-hoog', fields: ['Naam uit DigiD'] },
      { kind: 'delivery', name: 'open-zaak', fields: ['Zaaksysteem'] },
      { kind: 'auth', name: 'digid', fields: [] },
      { kind: 'file', name: '/media/logo.svg', fields: [] },
    ]);
  });

  describe('with a building block', () => {
    const block = (user: SignedInUser, tenant = server.tenants.demo) =>
      seedForm(server, tenant, {
        actor: { id: user.id, name: 'x' },
        form: { type: 'template', name: 'Contact' },
        version: { pages: onePage([buildField('text', 'naam', { label: 'Naam' })]) },
      });
    const withBlock = async () => {
      const { versionId: pinned } = await block(designer);
      const { versionId } = await seed();
      const { revision } = await read(designer, versionId);
      const place = buildField('template', 'blok', { template_version_id: pinned, children: [] });
      await designer.client.updateVersion({
        params: { id: versionId },
        headers: { 'if-match': `"${String(revision)}"` },
        body: { pages: onePage([place]) },
      });
      return download(designer, versionId);
    };
    const fieldOf = async (user: SignedInUser, id: string) =>
      (await read(user, id)).pages[0]?.properties[0];

    test('keeps it where the organisation has it', async () => {
      const file = await withBlock();
      const { version_id } = await made(designer, file);
      expect(await download(designer, version_id)).toBe(file);
    });

    test('finds the one of the same name with the same fields', async () => {
      const file = await withBlock();
      const { versionId: theirs } = await block(elsewhere, server.tenants.other);
      const { data } = await send(elsewhere, file);
      expect(data.unresolved).toEqual([]);
      expect(await fieldOf(elsewhere, data.made?.version_id ?? '')).toMatchObject({
        type: 'template',
        template_version_id: theirs,
      });
    });

    test('replaces a missing building block by a group of plain fields, and reports it', async () => {
      const file = (await withBlock()).replaceAll('"Contact"', '"Nergens"');
      const { data } = await send(elsewhere, file);
      expect(data.unresolved).toEqual([{ kind: 'template', name: 'Nergens', fields: ['blok'] }]);
      const group = await fieldOf(elsewhere, data.made?.version_id ?? '');
      expect(group).toMatchObject({ id: 'blok', type: 'group', children: [{ label: 'Naam' }] });
      expect(JSON.stringify(group)).not.toContain('template');
    });
  });

  describe('refuses', () => {
    const changed = async (change: (file: FormFile) => unknown) => {
      const { versionId } = await seed();
      const file = await download(designer, versionId);
      // The test's own file, in the shape that the server wrote.
      return JSON.stringify(change(JSON.parse(file) as FormFile));
    };
    const code = async (content: string, more = {}) => refusalCode(send(designer, content, more));

    test.each(['', 'geen json', '[]', '{"format_version":1}', '"x"', '['.repeat(50_000)])(
      'what is no form: %.20s',
      async (content) => {
        expect(await code(content)).toBe('form_file_unreadable');
      },
    );

    test('a file of a newer product', async () => {
      expect(await code(await changed((file) => ({ ...file, format_version: 2 })))).toBe(
        'form_file_newer',
      );
    });

    test('what breaks the schema, and says where', async () => {
      const twice = await changed(({ version, ...file }) => ({
        ...file,
        version: { ...version, pages: [...version.pages, ...version.pages] },
      }));
      const refusal = await refusalOf(send(designer, twice));
      expect(refusal.code).toBe('form_file_invalid');
      expect(Object.keys(refusal.errors ?? {})).toEqual(['version.pages']);
    });

    test('fields inside each other without end', async () => {
      const empty = await changed(({ version, ...file }) => ({
        ...file,
        version: { ...version, pages: [{ id: 'p', title: 'p', properties: ['HERE'] }] },
      }));
      const field = '{"id":"x","short_id":"xxxx","type":"group","label":"x","children":[';
      const nested = empty.replace('"HERE"', field.repeat(5_000) + ']}'.repeat(5_000));
      expect(await code(nested)).toBe('form_file_invalid');
    });

    test('a file that is too large', async () => {
      expect(await code('x'.repeat(formFileLimit + 1))).toBe('invalid');
    });

    test('scripts in a rich text are taken out', async () => {
      const text = buildField('text-layout', 'tekst', {
        custom_properties: { content: '<script>alert(1)</script><p>Hallo</p>' },
      });
      const content = await changed(({ version, ...file }) => ({
        ...file,
        version: { ...version, pages: onePage([text]) },
      }));
      const { version_id } = await made(designer, content);
      expect(JSON.stringify((await read(designer, version_id)).pages)).not.toContain('script');
    });

    test('a building block as a version of a form', async () => {
      const { formId } = await seed();
      const content = await changed(({ form, ...file }) => ({
        ...file,
        form: { ...form, type: 'template' },
      }));
      expect(await code(content, { form_id: formId })).toBe('form_file_other_type');
    });

    test('users who may not create or change forms', async () => {
      const { versionId, formId } = await seed();
      const content = await download(designer, versionId);
      const signIn = (...permissions: ('form-read' | 'form-edit' | 'form-create')[]) =>
        server.signIn(server.tenants.demo, { permissions });
      const reader = await signIn('form-read');
      const editor = await signIn('form-edit');
      const creator = await signIn('form-create');
      expect(await refusalCode(send(reader, content))).toBe('forbidden');
      expect(await refusalCode(send(editor, content))).toBe('forbidden');
      expect(await refusalCode(send(creator, content, { form_id: formId }))).toBe('forbidden');
      expect((await send(editor, content, { form_id: formId })).data.made?.form_id).toBe(formId);
    });
  });

  test('the schema of the files is published, for everybody', async () => {
    const schema = await server.client(server.tenants.demo).getFormFileSchema();
    expect(schema).toMatchObject({
      $id: '/v0/forms/file-schema',
      type: 'object',
      required: ['format_version', 'form', 'version'],
    });
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([name, member]) => [name, reversed(member)]));
}
