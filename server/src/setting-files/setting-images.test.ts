import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickedPng, png, postUpload } from '../../testing/attachments.ts';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pickedPdf, type PickedFile } from '../../testing/uploads.ts';

const virus = 'EICAR';
const logo: PickedFile = { ...pickedPng, name: 'Logo gemeente.png' };

describe.each(databases)('the images of settings on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;

  beforeAll(async () => {
    const scan = async (content: Readable) =>
      Buffer.concat((await content.toArray()) as Buffer[]).includes(virus) ? 'infected' : 'clean';
    server = await startTestServer({ database, scan });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings'],
    });
  });
  afterAll(() => server.stop());

  const begin = async ({ name, type, content }: PickedFile, user = administrator) =>
    (
      await user.client.createSettingImageUpload({
        body: { name, mime_type: type, size_bytes: content.length },
      })
    ).data;
  const send = async (file: PickedFile) => {
    const upload = await begin(file);
    await postUpload(server.fetch(server.tenants.demo), upload, file);
    return { upload_id: upload.upload_id, name: file.name };
  };
  const add = async (file: PickedFile) =>
    (await administrator.client.createSettingImage({ body: await send(file) })).data;

  test('everybody can see one, and the same image is kept once', async () => {
    const image = await add(logo);
    expect(image).toMatchObject({ name: 'Logo gemeente.png', content_type: 'image/png' });
    const shown = await server.fetch(server.tenants.demo)(image.url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect((await add(logo)).url).toBe(image.url);
  });

  test('can be the value of a setting', async () => {
    const { url } = await add(logo);
    const body = [{ id: 'login_logo', value: url }];
    const { data } = await administrator.client.updateSettings({ body });
    expect(data['login_logo']).toBe(url);
  });

  test('are images, not larger than agreed, and without viruses', async () => {
    expect(await refusalCode(begin(pickedPdf()))).toBe('attachment_type');
    const large = { ...logo, content: { length: 5_000_001 } as Buffer };
    expect(await refusalCode(begin(large))).toBe('attachment_too_large');
    const infected = await send({ ...logo, content: Buffer.concat([png, Buffer.from(virus)]) });
    expect(await refusalCode(administrator.client.createSettingImage({ body: infected }))).toBe(
      'attachment_unsafe',
    );
    const pretended = await send({ ...logo, content: pickedPdf().content });
    expect(await refusalCode(administrator.client.createSettingImage({ body: pretended }))).toBe(
      'attachment_type',
    );
  });

  test('need an upload of this kind that arrived', async () => {
    const { upload_id } = await begin(logo);
    const body = { upload_id, name: logo.name };
    expect(await refusalCode(administrator.client.createSettingImage({ body }))).toBe(
      'attachment_missing',
    );
    const unknown = { ...body, upload_id: crypto.randomUUID() };
    expect(await refusalCode(administrator.client.createSettingImage({ body: unknown }))).toBe(
      'not_found',
    );
  });

  test('are for administrators of settings', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(begin(logo, designer))).toBe('forbidden');
    const body = await send(logo);
    expect(await refusalCode(designer.client.createSettingImage({ body }))).toBe('forbidden');
  });
});
