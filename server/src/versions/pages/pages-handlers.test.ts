import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';

describe.each(databases)('pages and properties on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let formId: string;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    designer = await server.signIn(server.tenants.demo, {
      permissions: [
        'form-read',
        'form-edit',
        'form-publish-test',
        'form-propose-test',
        'form-review-test',
      ],
    });
  });
  beforeEach(async () => {
    const pages = onePage([
      { id: 'name', short_id: 'name', type: 'text', label: 'Naam' },
      {
        id: 'box',
        short_id: 'boxx',
        type: 'group',
        label: 'Adres',
        children: [{ id: 'town', short_id: 'town', type: 'text', label: 'Plaats' }],
      },
    ]);
    const seed = await seedForm(server, server.tenants.demo, {
      actor: { id: designer.id, name: 'x' },
      version: { pages },
      publishedIn: [],
    });
    ({ formId, versionId } = seed);
  });
  afterAll(() => server.stop());

  const ofVersion = () => ({ filter: { form_version_id: versionId } });
  const writing = (revision: number) => ({
    'x-form-version-id': versionId,
    'if-match': `"${String(revision)}"`,
  });
  const titles = async () =>
    (await designer.client.listPages({ query: ofVersion(), headers: {} })).data.map(
      ({ title }) => title,
    );
  const fields = async () =>
    (await designer.client.listProperties({ query: ofVersion(), headers: {} })).data.map(
      ({ id, page_id, parent_id, order }) => [id, page_id, parent_id, order],
    );

  test('pages are added, changed, moved and taken out, each with the version’s tag', async () => {
    const { data: added } = await designer.client.createPage({
      headers: writing(1),
      body: { title: 'Tweede' },
    });
    expect(added).toMatchObject({
      title: 'Tweede',
      order: 1,
      form_version_id: versionId,
      properties: [],
      revision: 2,
    });
    const { data: moved } = await designer.client.updatePage({
      params: { id: added.id },
      headers: writing(2),
      body: { order: 0, next_button_label: 'Verder' },
    });
    expect(moved).toMatchObject({
      order: 0,
      title: 'Tweede',
      next_button_label: 'Verder',
      revision: 3,
    });
    expect(await titles()).toEqual(['Tweede', 'Uw gegevens']);
    expect(
      await refusalCode(
        designer.client.deletePage({ params: { id: 'first' }, headers: writing(2) }),
      ),
    ).toBe('stale');
    await designer.client.deletePage({ params: { id: 'first' }, headers: writing(3) });
    expect(await titles()).toEqual(['Tweede']);
    const gone = designer.client.getPage({
      params: { id: 'first' },
      query: ofVersion(),
      headers: {},
    });
    expect(await refusalCode(gone)).toBe('not_found');
  });

  test('fields are listed flat with their place and filtered by it', async () => {
    expect(await fields()).toEqual([
      ['name', 'first', null, 0],
      ['box', 'first', null, 1],
      ['town', 'first', 'box', 0],
    ]);
    const inBox = await designer.client.listProperties({
      query: { filter: { form_version_id: versionId, parent_id: 'box' } },
      headers: {},
    });
    expect(inBox.data.map(({ id }) => id)).toEqual(['town']);
    expect(inBox.meta.total).toBe(1);
  });

  test('fields are added, changed, moved and taken out with what they hold', async () => {
    const { data: added } = await designer.client.createProperty({
      headers: writing(1),
      body: {
        page_id: 'first',
        parent_id: 'box',
        order: 0,
        type: 'postcode',
        label: 'Postcode',
        is_required: true,
      },
    });
    expect(added).toMatchObject({
      type: 'postcode',
      parent_id: 'box',
      order: 0,
      is_required: true,
      revision: 2,
    });
    expect(added.short_id).toMatch(/^[0-9a-f]{8}$/);
    const { data: changed } = await designer.client.updateProperty({
      params: { id: 'name' },
      headers: writing(2),
      body: { label: 'Uw naam', hint: 'Voor- en achternaam', parent_id: 'box' },
    });
    expect(changed).toMatchObject({
      label: 'Uw naam',
      hint: 'Voor- en achternaam',
      parent_id: 'box',
      order: 2,
    });
    const { data: cleared } = await designer.client.updateProperty({
      params: { id: 'name' },
      headers: writing(3),
      body: { hint: null },
    });
    expect(cleared).not.toHaveProperty('hint');
    expect((await fields()).map(([id]) => id)).toEqual(['box', added.id, 'town', 'name']);
    await designer.client.deleteProperty({ params: { id: 'box' }, headers: writing(4) });
    expect(await fields()).toEqual([]);
  });

  test('what the whole version could not be is refused by path and changes nothing', async () => {
    const create = (body: { page_id: string; type: string; [member: string]: unknown }) =>
      designer.client.createProperty({ headers: writing(1), body });
    const wrong = await refusalOf(create({ page_id: 'first', type: 'tekst', label: 'x' }));
    expect(wrong.code).toBe('invalid');
    expect(Object.keys(wrong.errors ?? {})[0]).toMatch(/^0\.properties\.2/);
    expect(
      await refusalCode(create({ page_id: 'first', type: 'text', label: 'x', id: 'name' })),
    ).toBe('invalid');
    expect(await refusalCode(create({ page_id: 'elders', type: 'text', label: 'x' }))).toBe(
      'not_found',
    );
    expect(
      await refusalCode(
        create({ page_id: 'first', parent_id: 'elders', type: 'text', label: 'x' }),
      ),
    ).toBe('not_found');
    const { data } = await designer.client.getVersion({ params: { id: versionId } });
    expect(data.revision).toBe(1);
  });

  test('a group cannot be moved into itself', async () => {
    const move = { params: { id: 'box' }, headers: writing(1), body: { parent_id: 'box' } };
    expect(await refusalCode(designer.client.updateProperty(move))).toBe('not_found');
    expect(await fields()).toHaveLength(3);
  });

  test('the version must be named, exist and be open', async () => {
    expect(await refusalCode(designer.client.listPages({ headers: {} }))).toBe('invalid');
    const odd = designer.client.listPages({
      query: { filter: { form_version_id: 'geen-id' } },
      headers: {},
    });
    expect(await refusalCode(odd)).toBe('not_found');
    await designer.client.publishVersion({
      params: { id: versionId, environment: 'test' },
      body: {},
    });
    const late = designer.client.createPage({ headers: writing(1), body: { title: 'Te laat' } });
    expect(await refusalCode(late)).toBe('version_locked');
    expect((await designer.client.getForm({ params: { id: formId } })).data.draft).toBeNull();
  });
});
