import type { FormFile } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachmentUploader, pickedPng, png } from '../../testing/attachments.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pdf, pickedPdf } from '../../testing/uploads.ts';

const virus = 'EICAR';

describe.each(databases)('images and downloads in the file of a form on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let elsewhere: SignedInUser;

  beforeAll(async () => {
    const scan = async (content: Readable) =>
      Buffer.concat((await content.toArray()) as Buffer[]).includes(virus) ? 'infected' : 'clean';
    server = await startTestServer({ database, scan });
    designer = await server.signIn(server.tenants.demo, { isRoot: true });
    elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
  });
  afterAll(() => server.stop());

  const fetchText = async (user: SignedInUser, versionId: string, tenant = server.tenants.demo) => {
    const response = await server.fetch(tenant)(`/v0/forms/versions/${versionId}/file`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  /** A form with an image and a download, and its file. */
  const exportForm = async () => {
    const tenant = server.tenants.demo;
    const { formId } = await seedForm(server, tenant, {
      actor: { id: designer.id, name: 'x' },
      publishedIn: [],
    });
    const uploader = attachmentUploader(server, { tenant, user: designer, formId });
    const image = await uploader.add(pickedPng);
    const download = await uploader.add(pickedPdf(), 'download');
    const { versionId } = await seedForm(server, tenant, {
      actor: { id: designer.id, name: 'x' },
      version: {
        pages: onePage([
          buildField('image', 'kaart', { url: image.url }),
          buildField('downloadable-file', 'folder', { url: download.url }),
        ]),
      },
      publishedIn: [],
    });
    return { image, download, content: await fetchText(designer, versionId) };
  };
  const send = (user: SignedInUser, content: string, more: object = {}) =>
    user.client.importForm({ body: { content, is_applied: true, ...more } });
  /** The file with its first image or download changed. */
  const changed = (content: string, change: object): string => {
    const file = JSON.parse(content) as FormFile;
    const [first, ...others] = file.attachments ?? [];
    return JSON.stringify({ ...file, attachments: [{ ...first, ...change }, ...others] });
  };
  const uploadRows = () =>
    server.transaction(server.tenants.other)((tx) => tx.selectFrom('files').select('id').execute());

  test('come along to another organisation, under the same URL', async () => {
    const { image, download, content } = await exportForm();
    const before = await server.fetch(server.tenants.other)(image.url);
    expect(before.status).toBe(404);
    const { data } = await send(elsewhere, content);
    expect(data.unresolved).toEqual([]);
    const read = server.fetch(server.tenants.other);
    expect(Buffer.from(await (await read(image.url)).arrayBuffer())).toEqual(png);
    expect(Buffer.from(await (await read(download.url)).arrayBuffer())).toEqual(pdf());
    const { form_id: id, version_id } = data.made ?? expect.fail('Nothing was made');
    expect(await fetchText(elsewhere, version_id, server.tenants.other)).toBe(content);
    const listed = await elsewhere.client.listAttachments({
      params: { id },
      query: { purpose: 'image' },
    });
    expect(listed.data.map(({ url }) => url)).toEqual([image.url]);
    expect(await uploadRows()).toEqual([]);
  });

  test('are stored once when a file is imported twice', async () => {
    const { image, content } = await exportForm();
    await send(elsewhere, content);
    await send(elsewhere, content);
    const rows = await server.transaction(server.tenants.other)((tx) =>
      tx.selectFrom('form_attachments').select('storage_key').execute(),
    );
    expect(new Set(rows.map(({ storage_key: key }) => key)).size).toBe(2);
    expect((await server.fetch(server.tenants.other)(image.url)).status).toBe(200);
  });

  test('that the form already has under another URL are found under both', async () => {
    const first = await exportForm();
    const second = await exportForm();
    const { form_id } = (await send(elsewhere, first.content)).data.made ?? expect.fail('nothing');
    await send(elsewhere, second.content, { form_id });
    const read = server.fetch(server.tenants.other);
    for (const { url } of [first.image, second.image]) expect((await read(url)).status).toBe(200);
  });

  test('count as present in a preview, which stores nothing', async () => {
    const { image, content } = await exportForm();
    const { data } = await elsewhere.client.importForm({ body: { content } });
    expect(data.unresolved).toEqual([]);
    expect((await server.fetch(server.tenants.other)(image.url)).status).toBe(404);
  });

  test.each([
    ['a virus', { content: pdf(virus).toString('base64') }, /bestand\.pdf: In dit bestand zit/],
    ['another type', { content: Buffer.from('<html>').toString('base64') }, /Dit soort bestand/],
    ['no base64', { content: 'é!' }, /kan niet worden gelezen|In dit bestand/],
    ['nothing', { content: '' }, /In dit bestand/],
  ])('with %s refuse the import and name the file', async (_, change, text) => {
    const { content } = await exportForm();
    const file = changed(content, { name: 'bestand.pdf', purpose: 'download', ...change });
    const forms = async () => (await elsewhere.client.listForms({ query: {} })).meta.total;
    const before = await forms();
    const refusal = await refusalOf(send(elsewhere, file));
    expect(refusal.code).toBe('form_file_invalid');
    expect(refusal.errors).toEqual({ 'attachments.0': [expect.stringMatching(text)] });
    expect(await forms()).toBe(before);
  });

  test('cannot replace a file that the organisation already has', async () => {
    const { image, content } = await exportForm();
    await send(designer, changed(content, { content: pickedPdf().content.toString('base64') }));
    const response = await server.fetch(server.tenants.demo)(image.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  });
});
