import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachmentUploader, pickedPng, png } from '../../testing/attachments.ts';
import { formFile } from '../../testing/form-file.ts';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pdf, pickedPdf } from '../../testing/uploads.ts';
import { cleanFiles } from '../files/clean-files.ts';

const virus = 'EICAR';

describe.each(databases)('the files of a form on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let formId: string;
  let uploader: ReturnType<typeof attachmentUploader>;

  beforeAll(async () => {
    const scan = async (content: Readable) =>
      Buffer.concat((await content.toArray()) as Buffer[]).includes(virus) ? 'infected' : 'clean';
    server = await startTestServer({ database, scan });
    designer = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-create', 'form-edit'],
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    formId = await createForm();
    uploader = uploaderOf(formId);
  });

  const createForm = async (more: { confidentiality_level?: 'private' } = {}) =>
    (await designer.client.createForm({ body: { name: 'Melding', ...more } })).data.id;
  const uploaderOf = (id: string, user = designer) =>
    attachmentUploader(server, { tenant: server.tenants.demo, user, formId: id });
  const listed = async (purpose: 'image' | 'download') =>
    (await designer.client.listAttachments({ params: { id: formId }, query: { purpose } })).data;
  const read = (url: string, init?: RequestInit) => server.fetch(server.tenants.demo)(url, init);
  const storedKeys = () =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const rows = await tx.selectFrom('form_attachments').select('storage_key').execute();
      return rows.map((row) => row.storage_key);
    });

  test('are listed by purpose, the newest first', async () => {
    const image = await uploader.add(pickedPng);
    server.advance(1_000);
    const second = await uploader.add({ ...pickedPng, name: 'Foto.png' });
    const download = await uploader.add(pickedPdf(), 'download');
    expect(await listed('image')).toEqual([second, image]);
    expect(await listed('download')).toEqual([download]);
    expect(image).toMatchObject({
      purpose: 'image',
      name: 'Plattegrond.png',
      content_type: 'image/png',
      size_bytes: png.length,
    });
    expect(image.url).toMatch(/^\/attachments\/[\w-]{43}\/Plattegrond\.png$/);
  });

  test('are images that every site may show and keep, and that run nothing', async () => {
    const { url } = await uploader.add(pickedPng);
    const response = await read(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': expect.stringMatching(/^inline;/) as string,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('are downloads with their own name, also when they are images', async () => {
    const file = { ...pickedPng, name: 'Kaart “wijk”.png' };
    const response = await read((await uploader.add(file, 'download')).url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*Kaart%20/);
    const head = await read((await uploader.add(pickedPdf(), 'download')).url, { method: 'HEAD' });
    expect(head.headers.get('content-type')).toBe('application/pdf');
    expect(head.headers.get('content-length')).toBe(String(pdf().length));
  });

  test('are not found on the host of another organisation, or with a guessed key', async () => {
    const { url } = await uploader.add(pickedPng);
    expect((await server.fetch(server.tenants.other)(url)).status).toBe(404);
    expect((await read(url.replace(/s\/[\w-]{43}/, `s/${'a'.repeat(43)}`))).status).toBe(404);
    expect((await read('/attachments/%00/a.png')).status).toBe(404);
    expect(server.failures).toEqual([]);
  });

  test('share one stored copy of the same content, and the same upload is one file', async () => {
    const known = new Set(await storedKeys());
    const file = { ...pickedPng, content: Buffer.concat([png, Buffer.from('gedeeld')]) };
    const first = await uploader.add(file);
    expect(await uploader.add(file)).toEqual(first);
    await uploader.add(file, 'download');
    await uploaderOf(await createForm()).add(file);
    const added = (await storedKeys()).filter((key) => !known.has(key));
    expect(added).toHaveLength(3);
    expect(new Set(added).size).toBe(1);
    const now = () => server.runtime.now() + 86_400_001;
    const { storage } = server.storage;
    const transaction = server.transaction(server.tenants.demo);
    // The copies that are not used, of this test and of others.
    expect(await cleanFiles({ storage }, transaction, { now })).toBeGreaterThanOrEqual(3);
    expect((await read(first.url)).status).toBe(200);
  });

  test.each([
    ['a drawing with scripts', { name: 'a.svg', type: 'image/svg+xml' }, 'attachment_type'],
    ['a page', { name: 'a.html', type: 'text/html' }, 'attachment_type'],
    ['a large image', { content: Buffer.alloc(5_000_001) }, 'attachment_too_large'],
  ])('refuse %s before it is sent', async (_, file, code) => {
    expect(await refusalCode(uploader.begin({ ...pickedPng, ...file }))).toBe(code);
  });

  test.each([
    ['a page as an image', 'image', '<html><script>1</script></html>', 'attachment_type'],
    ['a document as an image', 'image', pdf().toString(), 'attachment_type'],
    ['a page as a document', 'download', '<html></html>', 'attachment_type'],
    ['a virus', 'download', pdf(virus).toString(), 'attachment_unsafe'],
  ] as const)('refuse %s after looking at it', async (_, purpose, content, code) => {
    const type = purpose === 'image' ? 'image/png' : 'application/pdf';
    const name = purpose === 'image' ? 'a.png' : 'a.pdf';
    const file = { name, type, content: Buffer.from(content) };
    expect(await refusalCode(uploader.add(file, purpose))).toBe(code);
    expect(await listed(purpose)).toEqual([]);
  });

  test('refuse an upload that never arrived, and one of another form', async () => {
    const { upload_id: id } = await uploader.begin(pickedPng);
    expect(await refusalCode(uploader.finish(id, pickedPng))).toBe('attachment_missing');
    const sent = await uploader.send(pickedPng);
    const other = uploaderOf(await createForm());
    expect(await refusalCode(other.finish(sent, pickedPng))).toBe('not_found');
  });

  test('are for those who may change the form; others do not see it', async () => {
    const reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const other = await server.signIn(server.tenants.demo, {
      permissions: ['form-read', 'form-edit'],
    });
    const hidden = await createForm({ confidentiality_level: 'private' });
    const query = { purpose: 'image' } as const;
    expect(await refusalCode(uploaderOf(formId, reader).begin(pickedPng))).toBe('forbidden');
    expect(await refusalCode(uploaderOf(hidden, other).begin(pickedPng))).toBe('not_found');
    const list = other.client.listAttachments({ params: { id: hidden }, query });
    expect(await refusalCode(list)).toBe('not_found');
  });

  test('are there for a form that comes back from a file, but not from a file without them elsewhere', async () => {
    const { url } = await uploader.add(pickedPng);
    const properties = [{ id: 'kaart', short_id: 'krt1', type: 'image', label: 'Kaart', url }];
    const file = JSON.parse(formFile) as { version: { pages: unknown } };
    file.version.pages = [{ id: 'een', title: 'Een', properties }];
    const body = { content: JSON.stringify(file) };
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect((await designer.client.importForm({ body })).data.unresolved).toEqual([]);
    expect((await stranger.client.importForm({ body })).data.unresolved).toEqual([
      { kind: 'file', name: url, fields: ['Kaart'] },
    ]);
  });

  test('stay when their form is deleted, for its copies', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { url } = await uploader.add(pickedPng);
    await root.client.deleteForm({ params: { id: formId } });
    expect((await read(url)).status).toBe(200);
  });
});
