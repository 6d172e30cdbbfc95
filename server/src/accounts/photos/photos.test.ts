import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { squareJpeg } from '../../../testing/square-jpeg.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { pickedPng } from '../../../testing/attachments.ts';
import { cleanJpeg } from './clean-jpeg.ts';

/** A segment with a place, as a camera writes it after the start of the image. */
const withPlace = (jpeg: Buffer) => {
  const text = Buffer.from('Exif\0\0GPS 52.09, 5.12');
  const head = Buffer.from([0xff, 0xe1, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
};
/** The same image, said to have another height. */
const withHeight = (height: number) => {
  const copy = Buffer.from(squareJpeg);
  copy.writeUInt16BE(height, copy.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return copy;
};

/** The same image, with other colours. */
const withOtherPixels = () => {
  const copy = Buffer.from(squareJpeg);
  copy[copy.length - 4] = 0x01;
  return copy;
};

describe.each(databases)('the photos of staff on %s', (database) => {
  let server: TestServer;
  let user: SignedInUser;
  let colleague: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database });
    user = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    colleague = await server.signIn(server.tenants.demo, { permissions: [] });
  });
  afterAll(() => server.stop());

  const set = async (content: Buffer) =>
    (await user.client.setOwnPhoto({ body: { content: content.toString('base64') } })).data;
  const fetchPhoto = (version: string, { token }: SignedInUser, tenant = server.tenants.demo) =>
    server.fetch(tenant)(`/v0/user-photos/${user.id}/${version}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const logged = async () => {
    const { rows } = await server.pool.query<{ details: object }>(
      `select details from logbook where subject_id = $1 and action = 'user.updated' order by id`,
      [user.id],
    );
    return rows.map(({ details }) => details);
  };

  test('are seen by colleagues, kept by their browsers, and have another address when they change', async () => {
    const photo = await set(squareJpeg);
    expect(photo.user_id).toBe(user.id);
    expect((await colleague.client.listPhotos()).data).toEqual([photo]);
    const response = await fetchPhoto(photo.version, colleague);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(squareJpeg);
    const other = await set(withOtherPixels());
    expect(other.version).not.toBe(photo.version);
    expect((await fetchPhoto(photo.version, colleague)).status).toBe(404);
  });

  test('are removed by their owner; the logbook says that there was one', async () => {
    const before = (await logged()).length;
    const { version } = await set(squareJpeg);
    await user.client.removeOwnPhoto();
    await user.client.removeOwnPhoto();
    expect((await colleague.client.listPhotos()).data).toEqual([]);
    expect((await fetchPhoto(version, user)).status).toBe(404);
    expect((await logged()).slice(before)).toEqual([
      { changes: [{ field: 'photo', before: true, after: false }] },
    ]);
  });

  test('are removed by an administrator; root only by root, and by nobody else', async () => {
    const { demo, other } = server.tenants;
    const administrator = await server.signIn(demo, { permissions: ['users-all'] });
    const foreigner = await server.signIn(other, { isRoot: true });
    const root = await server.signIn(demo, { isRoot: true });
    const before = (await logged()).length;
    const { version } = await set(squareJpeg);
    await root.client.setOwnPhoto({ body: { content: squareJpeg.toString('base64') } });
    const remove = ({ client }: SignedInUser, id = user.id) =>
      client.removeUserPhoto({ params: { id } });
    expect(await refusalCode(remove(colleague))).toBe('forbidden');
    expect(await refusalCode(remove(foreigner))).toBe('not_found');
    expect(await refusalCode(remove(administrator, root.id))).toBe('forbidden');
    expect((await fetchPhoto(version, user)).status).toBe(200);
    await remove(administrator);
    await remove(administrator);
    expect((await fetchPhoto(version, user)).status).toBe(404);
    expect((await logged()).slice(before + 1)).toEqual([
      { changes: [{ field: 'photo', before: true, after: false }] },
    ]);
    await root.client.removeOwnPhoto();
  });

  test('are kept without what a camera wrote about them', async () => {
    const { version } = await set(withPlace(squareJpeg));
    const content = Buffer.from(await (await fetchPhoto(version, user)).arrayBuffer());
    expect(content).toEqual(squareJpeg);
    expect(await set(Buffer.concat([squareJpeg, Buffer.from('<script>')]))).toEqual({
      user_id: user.id,
      version,
    });
  });

  test.each([
    ['another type', pickedPng.content],
    ['a JPEG that is cut off', squareJpeg.subarray(0, 200)],
    ['not square', withHeight(128)],
    ['nothing', Buffer.alloc(0)],
  ])('are square JPEGs, not %s', async (_, content) => {
    expect(await refusalCode(set(content))).toBe('attachment_type');
  });

  test('are small', async () => {
    const ofSize = (bytes: number) =>
      Buffer.concat([
        squareJpeg.subarray(0, -2),
        Buffer.alloc(bytes - squareJpeg.length),
        squareJpeg.subarray(-2),
      ]);
    await set(ofSize(100_000));
    expect(await refusalCode(set(ofSize(100_002)))).toBe('attachment_type');
    expect(await refusalCode(set(Buffer.alloc(100_005)))).toBe('invalid');
  });

  test('are seen in their own organisation only, and by nobody without a session', async () => {
    const { version } = await set(squareJpeg);
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    expect((await elsewhere.client.listPhotos()).data).toEqual([]);
    expect((await fetchPhoto(version, elsewhere, server.tenants.other)).status).toBe(404);
    const address = `/v0/user-photos/${user.id}/${version}`;
    expect((await server.fetch(server.tenants.demo)(address)).status).toBe(401);
  });

  test('go with their user', async () => {
    await set(squareJpeg);
    await server.pool.query('delete from users where id = $1', [user.id]);
    const { rows } = await server.pool.query('select from user_photos');
    expect(rows).toHaveLength(0);
  });
});

test('an image that says too much about its own length is none', () => {
  const broken = Buffer.from(squareJpeg);
  broken.writeUInt16BE(0xffff, 4);
  expect(cleanJpeg(broken)).toBeUndefined();
});
