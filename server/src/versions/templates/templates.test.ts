import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const name = buildField('text', 'naam', { is_required: true });
const phone = buildField('phone', 'bellen');

describe.each(databases)('building blocks on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let formDesigner: SignedInUser;

  const signIn = (...permissions: Permission[]) =>
    server.signIn(server.tenants.demo, { permissions });

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await signIn(
      ...(['form-read', 'form-create', 'form-edit', 'form-publish-development'] as const),
      ...(['template-edit', 'template-publish', 'template-delete'] as const),
    );
    formDesigner = await signIn('form-read', 'form-create', 'form-edit');
  });
  afterAll(() => server.stop());

  const newForm = async (title: string, user = designer) =>
    (await user.client.createForm({ body: { name: title } })).data;
  const newBlock = async (title: string, ...fields: readonly Field[]) =>
    (
      await designer.client.createForm({
        body: { name: title, type: 'template', pages: onePage(fields) },
      })
    ).data;
  const publish = (id: string) =>
    designer.client.publishVersion({ params: { id, environment: 'production' }, body: {} });
  const withdraw = (id: string) =>
    designer.client.withdrawVersion({ params: { id, environment: 'production' }, body: {} });
  const publishedBlock = async (title: string, ...fields: readonly Field[]) => {
    const block = await newBlock(title, ...fields);
    const version = block.draft?.id ?? '';
    await publish(version);
    return { id: block.id, version };
  };
  const nextVersion = async (formId: string, ...fields: readonly Field[]) => {
    const { data } = await designer.client.createVersion({ body: { form_id: formId } });
    await save(designer, data.id, fields);
    await publish(data.id);
    return data.id;
  };
  const read = async (id: string) => (await designer.client.getVersion({ params: { id } })).data;
  const save = async (user: SignedInUser, id: string, fields: readonly Field[], more = {}) => {
    const { revision } = await read(id);
    const { data } = await user.client.updateVersion({
      params: { id },
      headers: { 'if-match': `"${String(revision)}"` },
      body: { pages: onePage(fields), ...more },
    });
    return data;
  };
  const place = (id: string, version: string, children: readonly Field[] = []): Field =>
    buildField('template', id, { template_version_id: version, children });
  const fieldsOf = (version: { readonly pages: readonly { properties: readonly Field[] }[] }) =>
    version.pages[0]?.properties ?? [];

  test('are no forms: the list has them only when asked for', async () => {
    const block = await newBlock('Contactgegevens', name);
    expect(block).toMatchObject({ type: 'template', use_count: 0, is_deletable: true });
    const forms = await designer.client.listForms({ query: { search: 'Contactgegevens' } });
    expect(forms.data).toEqual([]);
    const blocks = await designer.client.listForms({
      query: { search: 'Contactgegevens', filter: { type: 'template' } },
    });
    expect(blocks.data.map(({ id }) => id)).toEqual([block.id]);
  });

  test('of a form are read in one request by their ids, without those of which nothing may be seen', async () => {
    const [one, two] = [await newBlock('Blok een', name), await newBlock('Blok twee', name)];
    await newBlock('Blok drie', name);
    const ids = [one.id, two.id, 'onbekend'];
    const read = async ({ client }: SignedInUser) => {
      const { data } = await client.listForms({
        query: { filter: { type: 'template', id: ids }, sort: 'name' },
      });
      return data.map((block) => block.id);
    };
    expect(await read(designer)).toEqual([one.id, two.id]);
    expect(await read(formDesigner)).toEqual([]);
  });

  test.each([
    'template-edit',
    'template-delete',
    'template-read',
    'template-publish',
    'template-translation',
  ] as const)('%s is enough to see them, and shows no form', async (permission) => {
    const block = await newBlock(`Voor ${permission}`, name);
    const form = await newForm('Onzichtbaar');
    const { client } = await signIn(permission);
    expect((await client.getForm({ params: { id: block.id } })).data.id).toBe(block.id);
    const version = await client.getVersion({ params: { id: block.draft?.id ?? '' } });
    expect(version.data.form_type).toBe('template');
    expect((await client.listTemplateUses({ params: { id: block.id } })).data).toEqual([]);
    expect((await client.listForms({ query: {} })).data).toEqual([]);
    expect(await refusalCode(client.getForm({ params: { id: form.id } }))).toBe('not_found');
    expect(await refusalCode(client.getVersion({ params: { id: form.draft?.id ?? '' } }))).toBe(
      'not_found',
    );
  });

  test('are hidden from users who only hold permissions about forms', async () => {
    const block = await newBlock('Verborgen', name);
    const { client } = formDesigner;
    const list = await client.listForms({ query: { filter: { type: 'template' } } });
    expect(list.data).toEqual([]);
    const version = { id: block.draft?.id ?? '' };
    expect(await refusalCode(client.getForm({ params: { id: block.id } }))).toBe('not_found');
    expect(await refusalCode(client.getVersion({ params: version }))).toBe('not_found');
    expect(await refusalCode(client.createForm({ body: { name: 'Nee', type: 'template' } }))).toBe(
      'forbidden',
    );
    expect(
      await refusalCode(
        client.updateVersion({ params: version, headers: { 'if-match': '"1"' }, body: {} }),
      ),
    ).toBe('not_found');
  });

  test('each right allows its own action only', async () => {
    const block = await newBlock('Rechten', name);
    const id = block.draft?.id ?? '';
    const reader = await signIn('template-read');
    const publisher = await signIn('template-publish');
    const change = (user: SignedInUser) =>
      user.client.updateForm({
        params: { id: block.id },
        headers: { 'if-match': `"${String(block.revision)}"` },
        body: { name: 'Anders' },
      });
    const production = { params: { id, environment: 'production' as const }, body: {} };
    expect(await refusalCode(change(reader))).toBe('forbidden');
    expect(await refusalCode(reader.client.publishVersion(production))).toBe('forbidden');
    expect(await refusalCode(reader.client.deleteForm({ params: { id: block.id } }))).toBe(
      'forbidden',
    );
    expect((await publisher.client.publishVersion(production)).data.is_published).toBe(true);
  });

  test('are published in one place, locked, superseded and unpublished', async () => {
    const { id, version } = await publishedBlock('Publiceren', name);
    expect(await read(version)).toMatchObject({ is_published: true, is_editable: false });
    const inTest = { params: { id: version, environment: 'test' as const }, body: {} };
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    expect(await refusalCode(root.client.publishVersion(inTest))).toBe('transition_not_allowed');
    const next = await nextVersion(id, name, phone);
    expect((await read(version)).environments).toMatchObject([{ state: 'superseded' }]);
    await withdraw(next);
    const { data } = await designer.client.getForm({ params: { id } });
    expect(data.published).toEqual([]);
  });

  test('never show to visitors, published or not', async () => {
    const { id, version } = await publishedBlock('Niet voor bezoekers', name);
    const visitor = server.client(server.tenants.demo);
    expect(await refusalCode(visitor.getPublicForm({ params: { id } }))).toBe('form_not_found');
    const send = visitor.createSubmission({
      headers: {},
      body: { form_version_id: version, data: { naam: 'Ada' }, status: 'final' },
    });
    expect((await refusalOf(send)).status).toBe(404);
  });

  test('are one page of fields, without blocks and variables in them', async () => {
    const { version } = await publishedBlock('Binnenste', name);
    const outer = await newBlock('Buitenste', name);
    const id = outer.draft?.id ?? '';
    expect(await refusalCode(save(designer, id, [place('in', version)]))).toBe('invalid');
    const two = [...onePage([name]), { id: 'twee', title: 'Twee', properties: [] }];
    expect(await refusalCode(save(designer, id, [], { pages: two }))).toBe('invalid');
    const source = { type: 'constant', value: 1 } as const;
    const variables = [
      { id: 'v', short_id: 'vast', label: 'V', value_kind: 'number' as const, source },
    ];
    expect(await refusalCode(save(designer, id, [name], { variables }))).toBe('invalid');
  });

  test('can be copied', async () => {
    const { version } = await publishedBlock('Voorbeeld', name, phone);
    const copy = await designer.client.createForm({
      body: { name: 'Kopie', type: 'template', source_version_id: version },
    });
    const fields = fieldsOf(await read(copy.data.draft?.id ?? ''));
    expect(fields.map(({ id }) => id)).toEqual(['naam', 'bellen']);
    const asForm = designer.client.createForm({
      body: { name: 'Formulier', source_version_id: version },
    });
    expect(await refusalCode(asForm)).toBe('not_found');
  });

  test('stand in a form with ids of their own, twice if need be', async () => {
    const block = await publishedBlock('Twee keer', name);
    const form = await newForm('Formulier met bouwblok');
    const saved = await save(designer, form.draft?.id ?? '', [
      place('aanvrager', block.version),
      place('gemachtigde', block.version),
    ]);
    const [one, other] = fieldsOf(saved);
    expect(one?.template_id).toBe(block.id);
    expect(one?.children).toMatchObject([{ template_field_id: 'naam', is_required: true }]);
    expect(other?.children).toMatchObject([{ template_field_id: 'naam' }]);
    expect(one?.children?.[0]?.id).not.toBe(other?.children?.[0]?.id);
  });

  test('keep the ids that the editor gave, and nothing else that it sends as their fields', async () => {
    const block = await publishedBlock('Getrouw', name);
    const form = await newForm('Formulier dat knoeit');
    const sent = buildField('text', 'eigen', {
      template_field_id: 'naam',
      label: 'Geknoeid',
      is_required: false,
    });
    const stray = buildField('text', 'extra');
    const saved = await save(designer, form.draft?.id ?? '', [
      place('blok', block.version, [sent, stray]),
    ]);
    expect(fieldsOf(saved)[0]?.children).toEqual([
      { ...name, id: 'eigen', short_id: sent.short_id, template_field_id: 'naam' },
    ]);
  });

  test('an update keeps the ids of fields that both versions have', async () => {
    const block = await publishedBlock('Bijwerken', name);
    const form = await newForm('Formulier met een oudere versie');
    const id = form.draft?.id ?? '';
    const before = fieldsOf(await save(designer, id, [place('blok', block.version)]))[0];
    const next = await nextVersion(block.id, phone, { ...name, label: 'Volledige naam' });
    const updated = await save(designer, id, [place('blok', next, before?.children ?? [])]);
    const [added, kept] = fieldsOf(updated)[0]?.children ?? [];
    expect(added).toMatchObject({ type: 'phone', template_field_id: 'bellen' });
    expect(kept).toMatchObject({ id: before?.children?.[0]?.id, label: 'Volledige naam' });
  });

  test('bring their translations', async () => {
    const block = await newBlock('Vertaald', name);
    const blockVersion = block.draft?.id ?? '';
    await save(designer, blockVersion, [name], { translations: { en: { 'naam.label': 'Name' } } });
    await publish(blockVersion);
    const form = await newForm('Vertaald formulier');
    const saved = await save(designer, form.draft?.id ?? '', [place('blok', blockVersion)], {
      translations: { en: { 'blok.label': 'Contact' } },
    });
    const id = fieldsOf(saved)[0]?.children?.[0]?.id ?? '';
    expect(saved.translations).toEqual({
      en: { 'blok.label': 'Contact', [`${id}.label`]: 'Name' },
    });
  });

  test('can only be placed when published, and by users who see them', async () => {
    const draft = (await newBlock('Concept', name)).draft?.id ?? '';
    const block = await publishedBlock('Voor wie het ziet', name);
    const form = await newForm('Formulier van een ander', formDesigner);
    const id = form.draft?.id ?? '';
    expect(await refusalCode(save(designer, id, [place('blok', draft)]))).toBe('invalid');
    const other = [place('blok', block.version)];
    expect(await refusalCode(save(formDesigner, id, other))).toBe('invalid');
    await save(designer, id, other);
    await withdraw(block.version);
    // What the form already holds may stay, whoever saves it.
    expect(fieldsOf(await save(formDesigner, id, [...other, phone]))[0]?.children).toHaveLength(1);
    const again = await newForm('Te laat');
    expect(await refusalCode(save(designer, again.draft?.id ?? '', other))).toBe('invalid');
  });

  test('a field without a version, or with one that is no block’s, holds no fields', async () => {
    const form = await newForm('Nog leeg');
    const id = form.draft?.id ?? '';
    const empty = buildField('template', 'blok', { children: [name] });
    expect(fieldsOf(await save(designer, id, [empty]))[0]?.children).toEqual([]);
    expect(await refusalCode(save(designer, id, [place('blok', id)]))).toBe('invalid');
  });

  test('a block in use says where, and cannot be deleted', async () => {
    const block = await publishedBlock('In gebruik', name);
    const form = await newForm('Gebruikt het bouwblok');
    const id = form.draft?.id ?? '';
    await save(designer, id, [place('blok', block.version)]);
    const uses = await designer.client.listTemplateUses({ params: { id: block.id } });
    expect(uses).toEqual({
      data: [
        {
          form: { id: form.id, name: 'Gebruikt het bouwblok' },
          version: { id, number: 1 },
          template_version: { id: block.version, number: 1 },
        },
      ],
      meta: { total: 1 },
    });
    const refusal = await refusalOf(designer.client.deleteForm({ params: { id: block.id } }));
    expect(refusal).toMatchObject({
      code: 'template_in_use',
      errors: { forms: ['Gebruikt het bouwblok'] },
    });
    await save(designer, id, [name]);
    await designer.client.deleteForm({ params: { id: block.id } });
    expect(await refusalCode(designer.client.getForm({ params: { id: block.id } }))).toBe(
      'not_found',
    );
  });

  test('a private form that uses a block is counted, not named', async () => {
    const block = await publishedBlock('In een geheim formulier', name);
    const form = await newForm('Geheim');
    await save(designer, form.draft?.id ?? '', [place('blok', block.version)]);
    await designer.client.updateForm({
      params: { id: form.id },
      headers: { 'if-match': `"${String(form.revision)}"` },
      body: { confidentiality_level: 'private' },
    });
    const reader = await signIn('template-read');
    expect(await reader.client.listTemplateUses({ params: { id: block.id } })).toEqual({
      data: [],
      meta: { total: 1 },
    });
  });

  test('a visitor fills in the fields of a block, and the server checks them', async () => {
    const block = await publishedBlock('Voor de burger', name, phone);
    const form = await newForm('Aanvraag');
    const id = form.draft?.id ?? '';
    const saved = await save(designer, id, [place('blok', block.version)]);
    const [asked] = fieldsOf(saved)[0]?.children ?? [];
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const proposer = await signIn('form-propose-production');
    const production = { params: { id, environment: 'production' as const }, body: {} };
    await proposer.client.proposeVersion(production);
    await root.client.publishVersion(production);
    const { data: next } = await designer.client.createVersion({ body: { form_id: form.id } });
    expect(fieldsOf(next)).toEqual(fieldsOf(saved));
    const submit = (data: Readonly<Record<string, string>>) =>
      server.client(server.tenants.demo).createSubmission({
        headers: {},
        body: { form_version_id: id, data, status: 'final' },
      });
    const refusal = await refusalOf(submit({}));
    expect(Object.keys(refusal.errors ?? {})).toEqual([asked?.id]);
    const sent = await submit({ [asked?.id ?? '']: 'Ada' });
    expect(sent.data.status).toBe('final');
  });
});
